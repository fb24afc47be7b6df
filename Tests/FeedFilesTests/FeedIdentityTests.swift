import FeedFiles
import Feeds
import Foundation
import Testing

/// What makes of two posts the same, and what keeps them as they are when they are imported again.
@Suite struct FeedIdentityTests {
    private static func feeds(_ items: String, channel: String = "") throws -> [Feed] {
        try FeedDocumentTests.feeds(
            "<rss><channel><link>https://a.example/</link>\(channel)\(items)</channel></rss>")
    }

    @Test func `posts without a GUID that share a link are told apart by their titles, each time alike`() throws {
        let link = "<link>https://a.example/</link>"
        let items =
            "<item><title>A</title>\(link)</item><item><title>B</title>\(link)</item>"
            + "<item><description>C</description>\(link)</item>"
        let ids = try Self.feeds(items).map(\.id)
        #expect(Set(ids).count == 3)
        #expect(try Self.feeds(items).map(\.id) == ids)
        #expect(try Self.feeds("<item><title>A</title><link>https://a.example/a</link></item>").map(\.id) != [ids[0]])
    }

    @Test func `posts with neither are told apart by their titles within their blog`() throws {
        let ids = try Self.feeds("<item><title>A: 1</title></item><item><title>B</title></item>").map(\.id)
        #expect(Set(ids).count == 2)
        let elsewhere = "<rss><channel><link>https://b.example/</link><item><title>A: 1</title></item></channel></rss>"
        #expect(try FeedDocumentTests.feeds(elsewhere).map(\.id) != [ids[0]])
    }

    @Test func `an undated post is the same whenever its blog was built`() throws {
        let item = "<item><title>A</title></item>"
        let builds = try ["15 Jun 2025", "16 Jun 2025"].map { day in
            try Self.feeds(
                item,
                channel: "<lastBuildDate>\(day) 09:00:00 GMT</lastBuildDate><pubDate>\(day) 09:00:00 GMT</pubDate>")
        }
        #expect(builds[0] == builds[1])
        #expect(builds[0].map(\.publishedAt) == [Date(timeIntervalSince1970: 0)])
    }

    @Test(
        "RFC 3986, section 5: a relative link is resolved, against xml:base before the blog's own link",
        arguments: [
            ("", "/posts/1", "https://a.example/posts/1"), ("", "posts/1", "https://a.example/blog/posts/1"),
            ("", "../1?x=y#z", "https://a.example/1?x=y#z"), ("", "//b.example/1", "https://b.example/1"),
            ("", "mailto:a@b.example", "mailto:a@b.example"), ("", "https://b.example/a b", "https://b.example/a b"),
            ("https://c.example/x/", "1", "https://c.example/x/1"), ("y/", "1", "https://a.example/blog/y/1"),
            ("https://c.example/x/", "https://b.example/1", "https://b.example/1"),
        ])
    func relative(base: String, link: String, address: String) throws {
        let base = base.isEmpty ? "" : " xml:base='\(base)'"
        let rss =
            "<channel><link>https://a.example/blog/</link><item\(base)><title>T</title><link>\(link)</link></item>"
        let feeds = try FeedDocumentTests.feeds(
            "<rss>\(rss)<item><title>U</title><link>2</link></item></channel></rss>")
        #expect(feeds.map(\.url) == [address, "https://a.example/blog/2"])
        let atom = try FeedDocumentTests.feeds(
            """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/blog/"><entry><title>T</title>
            <link\(base) href="\(link)"/></entry><entry><title>U</title><link href="2"/></entry></feed>
            """)
        #expect(atom.map(\.url) == [address, "https://a.example/blog/2"])
    }

    @Test func `a relative link of a blog that has none itself stays as it is`() throws {
        let feeds = try FeedDocumentTests.feeds(
            "<rss><channel><item><title>T</title><link>/1</link></item></channel></rss>")
        #expect(feeds.map(\.url) == ["/1"])
    }
}

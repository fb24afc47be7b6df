import FeedFiles
import Feeds
import Foundation
import Testing

@Suite struct FeedDocumentTests {
    private static let atom = """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom">
          <title>Notes</title><id>tag:a.example,2026:blog</id><updated>2026-01-01T00:00:00Z</updated>
          <author><name>Desk</name></author>
          <entry>
            <title>First</title><id>tag:a.example,2026:1</id>
            <link rel="self" href="https://a.example/1.atom"/><link href="https://a.example/1"/>
            <published>2026-03-01T08:00:00Z</published><updated>2026-03-02T08:00:00Z</updated>
            <summary>Short</summary><content type="html">&lt;p&gt;Long&lt;/p&gt;</content>
            <author><name>Somebody</name></author><author><name>Another</name></author>
            <source><title>Elsewhere</title><author><name>Nobody</name></author></source>
          </entry>
          <entry>
            <title>Second</title><id>urn:uuid:4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11</id>
            <updated>2026-03-03T08:00:00Z</updated>
          </entry>
        </feed>
        """

    private static let rss = """
        <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
        <channel><title>Notes</title><link>https://a.example/</link>
        <image><title>Logo</title><link>https://logo.example</link></image>
        <item>
        <title>First</title><guid isPermaLink="false">one</guid><link>https://a.example/1</link>
        <author>mail@a.example (Somebody)</author><pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>
        <description>Short</description><content:encoded><![CDATA[<p>Long & more</p>]]></content:encoded>
        </item>
        <item><guid>https://a.example/2</guid><description>No title
        here</description></item>
        </channel></rss>
        """

    static func rows(_ text: String) -> [FeedDocumentRow] { FeedDocument.rows(in: Data(text.utf8)) }

    static func feeds(_ text: String) throws -> [Feed] { try rows(text).map { try $0.feed.get() } }

    @Test func `Atom is read with all that a feed has`() throws {
        let feeds = try Self.feeds(Self.atom)
        try #require(feeds.count == 2)
        #expect(
            feeds[0]
                == Feed(
                    id: feeds[0].id, guid: "tag:a.example,2026:1", title: "First", author: "Somebody", blog: "Notes",
                    url: "https://a.example/1", body: "<p>Long</p>",
                    publishedAt: Date(timeIntervalSince1970: 1_772_352_000),
                    updatedAt: Date(timeIntervalSince1970: 1_772_438_400)))
        #expect(feeds[1].id == UUID(uuidString: "4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11"))
        #expect(feeds[1].author == "Desk")
        #expect(feeds[1].publishedAt == Date(timeIntervalSince1970: 1_772_524_800))
    }

    @Test func `RSS is read with all that a feed has, and with what stands for what is missing`() throws {
        let feeds = try Self.feeds(Self.rss)
        try #require(feeds.count == 2)
        #expect(
            feeds[0]
                == Feed(
                    id: feeds[0].id, guid: "one", title: "First", author: "Somebody", blog: "Notes",
                    url: "https://a.example/1", body: "<p>Long & more</p>",
                    publishedAt: Date(timeIntervalSince1970: 1_772_352_000)))
        #expect(feeds[1].title == "No title" && feeds[1].url == "https://a.example/2")
        #expect(feeds[1].publishedAt == Date(timeIntervalSince1970: 0))
    }

    @Test func `a document read again gives the same ids, and a GUID of another blog gives another`() throws {
        #expect(try Self.feeds(Self.rss).map(\.id) == Self.feeds(Self.rss).map(\.id))
        let elsewhere = Self.rss.replacing("https://a.example/<", with: "https://b.example/<")
        let ids = try (Self.feeds(Self.rss) + Self.feeds(elsewhere)).map(\.id)
        #expect(ids[0] != ids[2] && ids[1] == ids[3])
    }

    @Test(
        "RFC 9562: a GUID gives the UUID that it names, else that of version 5 in the namespace of URLs or of its blog",
        arguments: [
            ("https://www.example.com/", "3D3ED9D2-AA3D-5FA6-90E8-ED662E90F559"),
            ("urn:uuid:2ED6657D-E927-568B-95E1-2665A8AEA6A2", "2ED6657D-E927-568B-95E1-2665A8AEA6A2"),
            ("2ed6657d-e927-568b-95e1-2665a8aea6a2", "2ED6657D-E927-568B-95E1-2665A8AEA6A2"),
            ("one", "0A60A14C-EE94-5A07-B13F-0B9C533F058C"),
        ])
    func version5(guid: String, id: String) throws {
        let feeds = try Self.feeds(
            """
            <rss><channel><link>https://a.example/</link><item><title>T</title><guid>\(guid)</guid></item></channel></rss>
            """)
        #expect(feeds.map(\.id.uuidString) == [id])
    }

    @Test(
        "what a file is stands at its beginning",
        arguments: [
            ("<rss/>", true), ("\u{FEFF}<?xml version='1.0'?>", true), (" \n\t<feed>", true), ("", false),
            (#"{"id":"<rss>"}"#, false), ("{\n \"version\" : \"https://jsonfeed.org/version/1.1\"", true),
            (#"{"body":"\"version\": \"https://jsonfeed.org/version/1\""}"#, false), ("text <rss>", false),
        ] as [(String, Bool)])
    func recognized(beginning: String, isDocument: Bool) {
        #expect(FeedDocument.isDocument(beginning: Data(beginning.utf8)) == isDocument)
        let wide = beginning.data(using: .utf16) ?? Data()
        if beginning.first == "<" { #expect(FeedDocument.isDocument(beginning: wide) == isDocument) }
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .isoLatin1, .windowsCP1252])
    func `any encoding that is named is read`(encoding: String.Encoding) throws {
        let names: [String.Encoding: String] = [
            .utf8: "utf-8", .isoLatin1: "iso-8859-1", .windowsCP1252: "windows-1252",
        ]
        let text = """
            <?xml version="1.0" encoding="\(names[encoding] ?? "utf-16")"?>
            <rss><channel><item><title>Café &amp; Æ</title></item></channel></rss>
            """
        let rows = FeedDocument.rows(in: try #require(text.data(using: encoding)))
        #expect(try rows.map { try $0.feed.get().title } == ["Café & Æ"])
    }

    @Test(
        arguments: [
            ("<pubDate>Sun, 15 Jun 2025 15:06:40 GMT</pubDate><dc:date>2025</dc:date>", 1_750_000_000, nil),
            ("<pubDate>yesterday</pubDate><dc:date>2025-06-15</dc:date>", 1_749_945_600, nil),
            ("<pubDate>Sun, 15 Jun 2025 15:06:40 GMT</pubDate><dct:modified>soon</dct:modified>", 1_750_000_000, nil),
            (
                "<pubDate>no</pubDate><dc:date>no</dc:date><dct:modified>2025-06</dct:modified>", 1_748_736_000,
                1_748_736_000
            ),
        ] as [(String, TimeInterval, TimeInterval?)])
    func `of several dates the first that can be read stands`(
        dates: String, published: TimeInterval, updated: TimeInterval?
    ) throws {
        let feeds = try Self.feeds(
            """
            <rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dct="http://purl.org/dc/terms/"><channel><item>
            <title>T</title>\(dates)</item></channel></rss>
            """)
        #expect(feeds.map(\.publishedAt.timeIntervalSince1970) == [published])
        #expect(feeds.map { $0.updatedAt?.timeIntervalSince1970 } == [updated])
    }

    @Test(
        "a feed whose dates cannot be read at all is told by the first of them",
        arguments: [
            ("<pubDate>no</pubDate><dc:date>no</dc:date>", "pubDate"), ("<dc:date>no</dc:date>", "date"),
            ("<lastBuildDate>no</lastBuildDate>", "updated"),
        ])
    func unreadableDates(dates: String, field: String) {
        let rows = Self.rows(
            """
            <rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><item><title>T</title>\(dates)</item></channel></rss>
            """)
        #expect(rows.map(\.feed) == [.failure(.badField(field, expected: "date"))])
    }

    @Test func `JSON Feed is read, and an item that is none costs no other`() throws {
        let rows = Self.rows(
            #"""
            {"version":"https://jsonfeed.org/version/1.1","title":"Notes","home_page_url":"https://a.example",
             "authors":[{"name":"Desk"}],"items":[{"id":7,"title":"T","content_html":"<p>B</p>",
             "url":"/7","date_published":"2026-03-01T08:00:00Z"},[],
             {"id":"8","content_text":"B","date_published":"yesterday"}]}
            """#)
        let feed = try rows[0].feed.get()
        #expect([feed.guid, feed.title, feed.author, feed.body] == ["7", "T", "Desk", "<p>B</p>"])
        #expect(feed.url == "https://a.example/7")
        #expect(rows[1].feed == .failure(.badField("items[1]", expected: "item")))
        #expect(rows[2].feed == .failure(.badField("pubDate", expected: "date")))
        #expect(Self.rows(#"{"version":"https://jsonfeed.org/version/1"}"#).map(\.code) == ["malformed"])
    }

    @Test func `JSON Feed is known by its version wherever that stands`() throws {
        let items = (0..<300).map { #"{"id":"\#($0)","title":"A title of some length"}"# }.joined(separator: ",")
        let feed = #"{"description":"Notes", "items": [\#(items)],"version":"https://jsonfeed.org/version/1.1"}"#
        #expect(FeedDocument.isDocument(beginning: Data(feed.utf8.prefix(4_096))))
        #expect(try Self.feeds(feed).count == 300)
        #expect(Self.rows(#"{"items":[{"id":"1","title":"T"}],"#).map(\.code) == ["malformed"])
        #expect(!FeedDocument.isDocument(beginning: Data("{\"id\":\"1\",\"items\":[7]}\n{\"id\":\"2\"}\n".utf8)))
        #expect(!FeedDocument.isDocument(beginning: Data(#"{"id":"1","title":"\"items\":["}"#.utf8)))
    }

    @Test func `in JSON Feed a member of a wrong type costs nothing but itself`() {
        let rows = Self.rows(
            #"""
            {"version":"https://jsonfeed.org/version/1.1","title":{},"author":"Desk","authors":"Desk","feed_url":[],
             "items":[{"id":"1","title":"T","author":"Name"},{"id":"2","title":"U","authors":[],"author":5.5},
             {"id":[],"title":"V","authors":{},"url":true},{"id":"4","title":[],"content_text":"W","tags":1},
             {"id":"5","title":"X","authors":[{"name":["N"]},"Name"],"date_published":{}}]}
            """#)
        let feeds = rows.compactMap { try? $0.feed.get() }
        #expect(feeds.map(\.title) == ["T", "U", "V", "W", "X"])
        #expect(feeds.map(\.author) == ["Name", "Desk", "Desk", "Desk", "Desk"])
        #expect(feeds.map(\.guid) == ["1", "2", nil, "4", "5"])
    }
}

extension FeedDocumentRow {
    /// What is wrong; nil for a feed.
    var code: String? {
        if case .failure(let error) = feed { error.code } else { nil }
    }
}

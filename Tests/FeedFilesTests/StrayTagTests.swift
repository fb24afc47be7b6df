import FeedFiles
import Feeds
import Foundation
import Testing

/// Tags that are not closed as they were opened: nothing is lost by them without a word.
@Suite struct StrayTagTests {
    private static func rows(_ items: String) -> [FeedDocumentRow] {
        FeedDocumentTests.rows("<rss><channel><title>N</title>\n\(items)\n</channel></rss>")
    }

    private static func feeds(_ rows: [FeedDocumentRow]) -> [Feed] { rows.compactMap { try? $0.feed.get() } }

    private static func malformed(_ rows: [FeedDocumentRow]) -> [String] {
        rows.compactMap { row in
            if case .failure(.malformed(let malformation)) = row.feed { "\(row.line) \(malformation)" } else { nil }
        }
    }

    @Test(
        arguments: [
            ("a<br>b", "ab", ["3 unclosedTag"]), ("a</b>c", "ac", ["3 unclosedTag"]),
            ("a<p>b<img src=\"x\">c", "abc", ["3 unclosedTag"]), ("<b>a<i>b</b>c</i>", "abc", ["3 unclosedTag"]),
            ("<a href=x>c</a>", "c", ["3 badAttribute"]), ("<a b>c</a>", "c", ["3 badAttribute"]),
            ("<a b='1'c='2'>c</a>", "c", ["3 badAttribute"]), ("<a b='&'c>c</a>", "c", ["3 badAttribute"]),
            ("a < b", "a < b", ["3 notWellFormed"]), ("a <b c", "a <b c", ["3 notWellFormed"]),
            ("<a b='<'>c</a>", "<a b='<'>c", ["3 notWellFormed"]), ("a</b c>d", "ad", ["3 unclosedTag"]),
            ("<br/>a<br />b<i c = '>'>d</i >", "abd", []), ("<![CDATA[<br>]]><!-- <br> -->", "<br>", []),
        ] as [(String, String, [String])])
    func `an item with a stray tag keeps what comes after it, and takes nothing of the next`(
        text: String, body: String, told: [String]
    ) {
        let rows = Self.rows(
            """
            <item><title>One</title><guid>1</guid></item>
            <item><description>\(text)</description><title>Two</title><guid>2</guid></item>
            <item><title>Three</title><guid>3</guid></item>
            """)
        #expect(Self.feeds(rows).map(\.guid) == ["1", "2", "3"])
        #expect(Self.feeds(rows).map(\.title) == ["One", "Two", "Three"])
        #expect(Self.feeds(rows).map(\.body) == ["", body, ""])
        #expect(Self.malformed(rows) == told)
    }

    @Test(.timeLimit(.minutes(1)), arguments: [100, 101, 200_000])
    func `of an element's attributes the first hundred are read, and of more that is told`(count: Int) {
        let attributes = (1...count).map { "a\($0)='\($0)'" }
        let rows = Self.rows("<item \(attributes.joined(separator: " "))><title>One</title></item>\n<item></item>")
        #expect(Self.feeds(rows).map(\.title) == ["One"])
        #expect(Self.malformed(rows) == (count > 100 ? ["2 tooManyAttributes"] : []))
        #expect(rows.last?.line == 3)
    }

    @Test func `an item that is not closed ends where the next begins`() {
        let rows = Self.rows(
            """
            <item><title>One</title>
            <item><title>Two</title><description>left open
            <item><title>Three</title></item>
            <item><title>Four</title></item>
            """)
        #expect(Self.feeds(rows).map(\.title) == ["One", "Two", "Three", "Four"])
        #expect(Self.feeds(rows).map(\.body) == ["", "left open", "", ""])
        #expect(Self.malformed(rows) == ["6 unclosedTag"])
    }

    @Test func `what is named as an item in an item's own elements is none`() throws {
        let feeds = try FeedDocumentTests.feeds(
            """
            <rss xmlns:x="urn:x"><channel><item><x:item><title>Inner</title></x:item>
            <list><item><title>Listed</title></item></list><title>Outer</title></item></channel></rss>
            """)
        #expect(feeds.map(\.title) == ["Outer"])
        let atom = try FeedDocumentTests.feeds(
            """
            <feed xmlns="http://www.w3.org/2005/Atom"><entry><source><title>Elsewhere</title></source>
            <content type="application/atom+xml"><entry><title>Inner</title></entry></content>
            <title>Outer</title></entry></feed>
            """)
        #expect(atom.map(\.title) == ["Outer"])
    }

    @Test func `a line that ends within a mended tag counts`() {
        let rows = Self.rows(
            "<item><title>One</title><description><a\nb=c\nd='1'>e</a></description></item>\n<item></item>")
        #expect(rows.map(\.line) == [2, 2, 5])
        #expect(rows.last?.feed == .failure(.missingField("title")))
    }

    @Test func `after a thousand lines with stray tags nothing more is read, and that is told`() {
        let rows = Self.rows("<item><title>One</title></item>\n" + String(repeating: "</b>\n", count: 1_500))
        #expect(Self.feeds(rows).map(\.title) == ["One"])
        #expect(rows.count == 1_002)
        #expect(Self.malformed(rows).last == "1003 tooManyErrors")
    }
}

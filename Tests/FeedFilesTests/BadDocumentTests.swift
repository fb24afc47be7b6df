import FeedFiles
import Feeds
import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct BadDocumentTests {
    private static func document(_ items: String, type: String = "") -> Data {
        Data("<?xml version=\"1.0\"?>\n\(type)<rss><channel>\n\(items)\n</channel></rss>".utf8)
    }

    private static func titles(_ rows: [FeedDocumentRow]) -> [String] {
        rows.compactMap { try? $0.feed.get().title }
    }

    private static func isOfUnknownEncoding(_ rows: [FeedDocumentRow]) -> Bool {
        rows.count == 1 && rows[0].line == 1 && rows[0].feed == .failure(.malformed(.unknownEncoding))
    }

    @Test func `an ampersand that stands for itself is read as one, in addresses too`() {
        let rows = FeedDocument.rows(
            in: Self.document(
                "<item a='?x=1&y'><title>A & B &amp; &nbsp; &#38;</title><guid>https://a.example/?x=1&y=2</guid></item>"
            ))
        #expect(rows.map { try? $0.feed.get().guid } == ["https://a.example/?x=1&y=2"])
        #expect(Self.titles(rows) == ["A & B & &nbsp; &"])
    }

    @Test func `what cannot be read is told by its line, and what can be is kept`() {
        let rows = FeedDocument.rows(
            in: Self.document(
                """
                <item><title>First</title></item>
                <item><title>Second</title><pubDate>yesterday</pubDate></item>
                <item></item>
                <item><title>Last</title></item>
                """))
        #expect(Self.titles(rows) == ["First", "Last"])
        #expect(rows.map(\.line) == [3, 4, 5, 6])
        #expect(rows[1].feed == .failure(.badField("pubDate", expected: "date")))
        #expect(rows[2].feed == .failure(.missingField("title")))
    }

    @Test func `a document that ends too early gives the feeds that are whole`() {
        let whole = String(decoding: Self.document("<item><title>Whole</title></item><item><title>Ha"), as: UTF8.self)
        let rows = FeedDocument.rows(in: Data(whole.prefix { $0 != "\u{0}" }.dropLast(17).utf8))
        #expect(Self.titles(rows).first == "Whole")
        #expect(rows.contains { $0.code == "malformed" })
    }

    @Test(arguments: [
        "<!DOCTYPE rss [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;\">]>",
        "<!DOCTYPE rss [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
        "<!DOCTYPE rss [<!ELEMENT rss ANY><!ENTITY % p SYSTEM \"http://127.0.0.1:1/x\">%p;]>",
    ])
    func `a document that declares entities is refused, before a parser sees it`(type: String) {
        let rows = FeedDocument.rows(in: Self.document("<item><title>&a;</title></item>", type: type))
        #expect(rows == [rows[0]] && rows[0].code == "declaresEntities")
    }

    @Test func `a bomb of entities ends at once`() {
        let levels = (1...9).map { "<!ENTITY a\($0) \"" + String(repeating: "&a\($0 - 1);", count: 10) + "\">" }
        for wrapped in [levels.joined(), "<!-- ] -->" + levels.joined(), "<!ATTLIST a b CDATA ']'>" + levels.joined()] {
            let type = "<!DOCTYPE rss [<!ELEMENT a ANY>\(wrapped)]>"
            let rows = FeedDocument.rows(in: Self.document("<item><title>&a9;</title></item>", type: type))
            #expect(rows.contains { $0.code != nil })
            #expect(rows.allSatisfy { (try? $0.feed.get().title.count) ?? 0 < 100 })
        }
    }

    @Test func `a document type without entities is passed over, and what it names is not fetched`() {
        let type = "<!DOCTYPE rss SYSTEM \"file:///etc/passwd\" [\n<!ELEMENT rss ANY>\n]>"
        let rows = FeedDocument.rows(in: Self.document("<item><title>T</title></item>", type: type))
        #expect(Self.titles(rows) == ["T"])
        #expect(rows.map(\.line) == [5])
    }

    @Test func `elements that lie too deep end the reading`() {
        let deep = String(repeating: "<a>", count: 200_000)
        let rows = FeedDocument.rows(in: Self.document("<item><title>T</title></item><item>\(deep)"))
        #expect(Self.titles(rows) == ["T"])
        #expect(rows.contains { $0.code == "tooDeep" })
    }

    @Test func `a document that is too large is not read`() {
        let rows = FeedDocument.rows(in: Data(repeating: UInt8(ascii: " "), count: FeedDocument.sizeLimit + 1))
        #expect(rows.map(\.code) == ["tooLarge"])
    }

    @Test func `NUL and other bytes that XML does not allow are blanks, and told`() {
        let rows = FeedDocument.rows(in: Self.document("<item><title>A\0B\u{1}</title></item>"))
        #expect(Self.titles(rows) == ["A B"])
        #expect(rows.map(\.code).contains("malformed"))
    }

    @Test(arguments: ["&#xFFFE;", "&#xD83D;", "&#55357;", "&#0;", "&#x110000;", "\u{FFFF}"])
    func `a character that XML does not allow is told as one, however it is written`(character: String) {
        let rows = FeedDocument.rows(
            in: Self.document("<item><title>One</title></item>\n<item><title>A\(character)B</title></item>"))
        #expect(rows.first { $0.code != nil }?.line == 4)
        #expect(rows.first { $0.code != nil }?.feed == .failure(.malformed(.badCharacter)))
        #expect(Self.titles(rows).first == "One")
        if character.hasPrefix("&") { #expect(Self.titles(rows) == ["One", "A B"]) }
    }

    @Test func `bytes that are not in the named encoding are told`() {
        var bytes = Self.document("<item><title>One</title></item>\n<item><title>Caf#</title></item>")
        bytes.replace([UInt8(ascii: "#")], with: [0xE9])
        let rows = FeedDocument.rows(in: bytes)
        #expect(Self.titles(rows).first == "One")
        #expect(rows.first { $0.code == "malformed" }?.line == 4)
        #expect(rows.first { $0.code == "malformed" }?.feed == .failure(.malformed(.wrongEncoding)))
        let unknown = FeedDocument.rows(in: Data("<?xml version='1.0' encoding='x-none'?><rss/>".utf8))
        #expect(unknown.map(\.code) == ["malformed"])
    }

    @Test(arguments: ["UTF-7", "utf-7", "IBM037", "cp1047", "UTF-32", "UCS-4", "ISO-2022-KR", "HZ-GB-2312", "x"])
    func `an encoding in which entities could hide is refused`(encoding: String) {
        let hidden = "+ADwAIQ-DOCTYPE rss +AFsAPAAh-ENTITY a +ACI-ha+ACIAPgBdAD4-"
        for quote in ["'", "\""] {
            let document = "<?xml version=\(quote)1.0\(quote) encoding = \(quote)\(encoding)\(quote)?>\n\(hidden)"
            let body = "<rss><channel><item><title>T&a;</title></item></channel></rss>"
            for beginning in ["", "\n ", "\u{FEFF}"] {
                let rows = FeedDocument.rows(in: Data((beginning + document + body).utf8))
                #expect(Self.isOfUnknownEncoding(rows))
            }
            let wide = "\u{FEFF} \(document)\(body)".data(using: .utf16LittleEndian) ?? Data()
            #expect(Self.isOfUnknownEncoding(FeedDocument.rows(in: wide)))
        }
    }

    @Test func `EBCDIC is refused, whatever it says`() {
        let rows = FeedDocument.rows(in: Data([0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40]) + Data("<rss/>".utf8))
        #expect(Self.isOfUnknownEncoding(rows))
    }

    @Test(
        arguments: [
            ("ISO-8859-1", [0xE9], "é"), ("iso-8859-15", [0xA4], "€"), ("Windows-1252", [0x80], "€"),
            ("us-ascii", [0x41], "A"), ("UTF-8", [0xC3, 0xA9], "é"), ("EUC-KR", [0xC7, 0xD1], "한"),
            ("windows-1251", [0xDF], "Я"),
        ] as [(String, [UInt8], String)])
    func `an encoding that has ASCII in its place is read`(encoding: String, bytes: [UInt8], text: String) {
        let begin = "<?xml version='1.0' encoding='\(encoding)'?><rss><channel><item><title>"
        let rows = FeedDocument.rows(in: Data(begin.utf8 + bytes + "</title></item></channel></rss>".utf8))
        #expect(Self.titles(rows) == [text])
        #expect(rows.count == 1)
    }

    @Test func `bad characters in many lines are listed up to a thousand, and keep no error from being told`() {
        let lines = String(repeating: "\u{1}\n", count: 5_000)
        let rows = FeedDocument.rows(
            in: Self.document("<item><title>T</title></item>\(lines)<item><title>Half</title></itm>"))
        let codes = rows.compactMap { row -> Malformation? in
            if case .failure(.malformed(let malformation)) = row.feed { malformation } else { nil }
        }
        #expect(codes.count { $0 == .badCharacter } == 1_000)
        #expect(codes.count { $0 == .moreBadCharacters } == 1)
        #expect(codes.contains(.unclosedTag))
        #expect(Self.titles(rows).first == "T")
    }

    @Test(arguments: [
        "", " ", "<html><body/></html>", "<", "<>", "<rss", "<?xml", "<!DOCTYPE", "<![CDATA[", "&", "<!--",
    ])
    func `what is no feed is told, and ends no process`(text: String) {
        let rows = FeedDocument.rows(in: Data(text.utf8))
        #expect(!rows.isEmpty && rows.allSatisfy { $0.code != nil })
    }

    @Test func `text in any script, and long text, comes through`() {
        let long = String(repeating: "0123456789", count: 900_000)
        let rows = FeedDocument.rows(
            in: Self.document("<item><title>\u{202E}مرحبا 👩‍👩‍👧‍👦 한국어</title><description>\(long)</description></item>"))
        #expect(Self.titles(rows) == ["\u{202E}مرحبا 👩‍👩‍👧‍👦 한국어"])
        #expect(rows.map { try? $0.feed.get().body.count } == [9_000_000])
    }

    @Test func `a document of many megabytes is read to its end`() {
        let text = String(repeating: "0123456789", count: 100_000)
        let items = (1...15).map { "<item><title>\($0)</title><description>\(text)</description></item>\n" }
        let rows = FeedDocument.rows(in: Self.document(items.joined()))
        #expect(Self.titles(rows) == (1...15).map(String.init))
        #expect(rows.count == 15)
    }

    @Test(arguments: [
        ("0000-01-01T00:00:00Z", -62_167_219_200), ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
    ])
    func `the first and the last year are dates`(text: String, seconds: TimeInterval) {
        let rows = FeedDocument.rows(in: Self.document("<item><title>T</title><pubDate>\(text)</pubDate></item>"))
        #expect(rows.map { try? $0.feed.get().publishedAt.timeIntervalSince1970 } == [seconds])
    }
}

import Feeds
import Foundation
import Timestamps

/// What a document says of one feed, in the words of the document.
struct FeedDraft {
    enum Field {
        case guid, title, link, author, creator, body, summary, published, created, updated
        case mediaTitle, mediaBody, mediaLink
    }

    /// Where it begins, counted from 1.
    let line: Int
    /// RSS: whether the GUID is the post's address as well.
    var isGUIDLink = false
    private var texts: [Field: String] = [:]

    init(line: Int) {
        self.line = line
    }

    /// The first text of a field stands; nil if there is none.
    subscript(field: Field) -> String? {
        get { texts[field] }
        set {
            let text = newValue?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
            if texts[field] == nil, !text.isEmpty { texts[field] = text }
        }
    }

    /// - Throws: ``FeedDocumentError`` if nothing names it, or it has dates and none can be read.
    func feed(of blog: FeedDraft) throws(FeedDocumentError) -> Feed {
        let link =
            self[.link]?.resolved(against: blog[.link]) ?? (isGUIDLink ? self[.guid] : nil)
            ?? self[.mediaLink]?.resolved(against: blog[.link])
        let body = self[.body] ?? self[.summary] ?? self[.mediaBody]
        guard let title = self[.title] ?? self[.mediaTitle] ?? body.map(Self.firstLine) ?? link ?? self[.guid]
        else { throw .missingField("title") }
        // What is undated goes to the end of the list: the blog's date is another each time that it is built.
        let published = try firstDate ?? Date(timeIntervalSince1970: 0)
        let name = blog[.guid] ?? blog[.link] ?? blog[.title] ?? ""
        return Feed(
            id: self[.guid].map { UUID(guid: $0, of: name) } ?? UUID(title: title, at: link ?? name),
            guid: self[.guid], title: title,
            author: (self[.author] ?? self[.creator] ?? blog[.author]).map(Self.personName) ?? "",
            blog: blog[.title] ?? blog[.link] ?? "", url: link ?? "", body: body ?? "", publishedAt: published,
            updatedAt: date(.updated))
    }

    private static let dates: [(field: Field, name: String)] = [
        (.published, "pubDate"), (.created, "date"), (.updated, "updated"),
    ]

    /// The first date that can be read; nil if there is none.
    private var firstDate: Date? {
        get throws(FeedDocumentError) {
            if let date = Self.dates.lazy.compactMap({ date($0.field) }).first { return date }
            if let (_, name) = Self.dates.first(where: { self[$0.field] != nil }) {
                throw .badField(name, expected: "date")
            }
            return nil
        }
    }

    private func date(_ field: Field) -> Date? {
        self[field].flatMap { W3CDate.date(from: $0) ?? RFC822.date(from: $0) }
    }

    private static func firstLine(of text: String) -> String {
        String((text.split(whereSeparator: \.isNewline).first ?? "").prefix(80))
    }

    /// RSS writes people as `mail@a.example (Name)`.
    private static func personName(_ text: String) -> String {
        guard text.hasSuffix(")"), let start = text.firstIndex(of: "("), text[..<start].contains("@") else {
            return text
        }
        return String(text[text.index(after: start)...].dropLast())
    }
}

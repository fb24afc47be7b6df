public import Foundation

extension Feed {
    /// Reads one line of an import: a JSON object with `id`, `title`, `author`, `blog`, `url`, `body` and
    /// `publishedAt` (RFC 3339). Other keys are passed over.
    /// - Throws: ``FeedLineError`` that names what is wrong.
    public init(jsonLine: Data) throws(FeedLineError) {
        guard let line = try? JSONDecoder().decode([String: Field].self, from: jsonLine) else { throw .notAnObject }
        func text(_ name: String) throws(FeedLineError) -> String {
            guard let text = line[name]?.text else { throw .badField(name, expected: "text") }
            return text
        }
        guard let id = UUID(uuidString: try text("id")) else { throw .badField("id", expected: "a UUID") }
        guard let publishedAt = Date(rfc3339: try text("publishedAt")) else {
            throw .badField("publishedAt", expected: "an RFC 3339 date")
        }
        self.init(
            id: id, title: try text("title"), author: try text("author"), blog: try text("blog"), url: try text("url"),
            body: try text("body"), publishedAt: publishedAt)
    }
}

/// Why a line of an import is no feed.
public enum FeedLineError: Error, Equatable, Sendable, CustomStringConvertible {
    case notAnObject
    case badField(String, expected: String)

    public var description: String {
        switch self {
        case .notAnObject: "the line is not a JSON object"
        case .badField(let name, let expected): "\(name) is missing or not \(expected)"
        }
    }
}

/// A member of the object: its text, or nothing if it is anything else.
private struct Field: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
    }
}

extension Date {
    fileprivate init?(rfc3339 text: String) {
        let date =
            (try? Date.ISO8601FormatStyle().parse(text))
            ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
        guard let date else { return nil }
        self = date
    }
}

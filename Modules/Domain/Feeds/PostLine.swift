public import Foundation
import Timestamps

extension Post {
    /// Reads one line of an import: a JSON object with `id`, `title`, `author`, `blog`, `url`, `body` and
    /// `publishedAt` (RFC 3339). Other keys are ignored.
    /// - Throws: ``PostLineError`` that names the first field that is wrong.
    public init(jsonLine: Data) throws(PostLineError) {
        let line: Line
        do {
            line = try JSONDecoder().decode(Line.self, from: jsonLine)
        } catch {
            throw PostLineError(error)
        }
        guard let id = UUID(uuidString: line.id) else { throw .badField("id", expected: "uuid") }
        guard let publishedAt = RFC3339.date(from: line.publishedAt) else {
            throw .badField("publishedAt", expected: "rfc3339")
        }
        self.init(
            id: id, title: line.title, author: line.author, blog: line.blog, url: line.url, body: line.body,
            publishedAt: publishedAt)
    }
}

/// Why a line of an import is no post.
public enum PostLineError: Error, Equatable, Sendable, CustomStringConvertible {
    case notAnObject
    case missingField(String)
    /// - Parameter expected: the stable short code of what should stand there, such as `rfc3339`.
    case badField(String, expected: String)

    /// Stable across versions, for machines.
    public var code: String {
        switch self {
        case .notAnObject: "notAnObject"
        case .missingField: "missingField"
        case .badField: "badField"
        }
    }

    public var description: String {
        switch self {
        case .notAnObject: "the line is not a JSON object"
        case .missingField(let name): "\(name) is missing"
        case .badField(let name, let expected): "\(name) is no \(expected)"
        }
    }
}

private struct Line: Decodable {
    let id, title, author, blog, url, body, publishedAt: String
}

extension PostLineError {
    fileprivate init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, _):
            self = .missingField(key.stringValue)
        case DecodingError.valueNotFound(_, let context):
            self = context.codingPath.first.map { .missingField($0.stringValue) } ?? .notAnObject
        case DecodingError.typeMismatch(_, let context):
            self = context.codingPath.first.map { .badField($0.stringValue, expected: "text") } ?? .notAnObject
        default:
            self = .notAnObject
        }
    }
}

public import Foundation

extension RoomMessage {
    /// Reads one line of an import: a JSON object with `id`, `roomId`, `author`, `text` and `sentAt` (RFC 3339), and
    /// with the room's title in `room` where it is known. Other keys are passed over.
    /// - Throws: ``MessageLineError`` that names what is wrong.
    public init(jsonLine: Data) throws(MessageLineError) {
        guard let line = try? JSONDecoder().decode([String: Field].self, from: jsonLine) else { throw .notAnObject }
        func text(_ name: String) throws(MessageLineError) -> String {
            guard let text = line[name]?.text else { throw .badField(name, expected: "text") }
            return text
        }
        func number(_ name: String) throws(MessageLineError) -> Int64 {
            guard let number = line[name]?.number else { throw .badField(name, expected: "a whole number") }
            return number
        }
        guard let sentAt = Date(rfc3339: try text("sentAt")) else {
            throw .badField("sentAt", expected: "an RFC 3339 date")
        }
        let message = Message(
            id: try number("id"), roomID: try number("roomId"), author: try text("author"), text: try text("text"),
            sentAt: sentAt)
        self.init(message, roomTitle: line["room"]?.text)
    }
}

/// Why a line of an import is no message.
public enum MessageLineError: Error, Equatable, Sendable, CustomStringConvertible {
    case notAnObject
    case badField(String, expected: String)

    public var description: String {
        switch self {
        case .notAnObject: "the line is not a JSON object"
        case .badField(let name, let expected): "\(name) is missing or not \(expected)"
        }
    }
}

/// A member of the object: its text or its whole number, or nothing if it is anything else.
private struct Field: Decodable {
    let text: String?
    let number: Int64?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        text = try? container.decode(String.self)
        number = try? container.decode(Int64.self)
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

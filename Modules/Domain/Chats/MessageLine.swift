public import Foundation
import Timestamps

extension RoomMessage {
    /// Reads one line of an import: a JSON object with `id`, `roomId`, `author`, `text` and `sentAt` (RFC 3339), and
    /// with the room's title in `room` where it is known. Other keys are ignored.
    /// - Throws: ``MessageLineError`` that names the first field that is wrong.
    public init(jsonLine: Data) throws(MessageLineError) {
        let line: Line
        do {
            line = try JSONDecoder().decode(Line.self, from: jsonLine)
        } catch {
            throw MessageLineError(error)
        }
        // Those below zero are for what the user writes.
        guard line.id.value >= 0 else { throw .badField("id", expected: "numberFromZero") }
        guard let sentAt = RFC3339.date(from: line.sentAt) else {
            throw .badField("sentAt", expected: "rfc3339")
        }
        let message = Message(
            id: line.id.value, roomID: line.roomId.value, author: line.author, text: line.text, sentAt: sentAt)
        self.init(message, roomTitle: line.room)
    }
}

/// Why a line of an import is no message.
public enum MessageLineError: Error, Equatable, Sendable, CustomStringConvertible {
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
    let id, roomId: WholeNumber
    let room: String?
    let author, text, sentAt: String
}

/// Foundation does not say which field holds a number that is no whole one of 64 bits.
private struct WholeNumber: Decodable {
    let value: Int64

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let place = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
        if container.decodeNil() { throw DecodingError.valueNotFound(Int64.self, place) }
        guard let value = try? container.decode(Int64.self) else { throw DecodingError.typeMismatch(Int64.self, place) }
        self.value = value
    }
}

extension MessageLineError {
    fileprivate init(_ error: any Error) {
        switch error {
        case DecodingError.keyNotFound(let key, _):
            self = .missingField(key.stringValue)
        case DecodingError.valueNotFound(_, let context):
            self = context.codingPath.first.map { .missingField($0.stringValue) } ?? .notAnObject
        case DecodingError.typeMismatch(_, let context):
            self = context.codingPath.first.map { Self.badField($0.stringValue) } ?? .notAnObject
        default:
            self = .notAnObject
        }
    }

    private static func badField(_ name: String) -> Self {
        .badField(name, expected: ["id", "roomId"].contains(name) ? "wholeNumber" : "text")
    }
}

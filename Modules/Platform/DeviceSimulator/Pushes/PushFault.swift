import Foundation
import Notifications

/// Why the push service takes no such payload. Apple: "Generating a remote notification".
public enum PushFault: Error, Equatable, Sendable {
    /// Larger than ``PushMessage/longestPayload``; in bytes.
    case tooLarge(Int)
    /// Not JSON (RFC 8259) from there on, both counted from 1.
    case notJSON(line: Int, column: Int)
}

extension PushMessage {
    /// In bytes; a VoIP push may have 5,120. Apple: "Generating a remote notification".
    public static let longestPayload = 4_096

    /// Why the push service refuses the payload; nil if it takes it.
    public var fault: PushFault? {
        if let (line, column) = JSONValue.fault(in: userInfo) { return .notJSON(line: line, column: column) }
        let count = payload.utf8.count
        return count > Self.longestPayload ? .tooLarge(count) : nil
    }
}

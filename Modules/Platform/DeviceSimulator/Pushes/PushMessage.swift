public import Foundation
import Notifications

/// A push as a provider hands it to the push service. Apple: "Sending notification requests to APNs".
public struct PushMessage: Sendable, Equatable {
    /// How long the push service tries to bring it to the device, `apns-expiration`.
    public enum Expiration: Sendable, Equatable {
        /// It is tried once and not kept; the header is 0.
        case immediately
        /// It is kept until then, and no longer than ``PushMessage/longestStorage``.
        case at(Date)
        /// So many seconds after it came.
        case after(TimeInterval)
        /// The header is missing.
        case unspecified
    }

    /// `apns-priority`.
    public enum Priority: Int, Sendable, CaseIterable {
        /// Never wakes the device.
        case lowest = 1
        /// Waits until it costs no power of its own.
        case low = 5
        case immediate = 10
    }

    /// What the device does with it, by its `apns-push-type`.
    public enum Kind: String, Sendable, CaseIterable {
        /// It is shown to the user.
        case alert
        /// It wakes the app and shows nothing.
        case background
        /// It is for something other than the app's notifications, such as a call or a Live Activity.
        case other
    }

    /// In bytes; a VoIP push may have 5,120. Apple: "Generating a remote notification".
    public static let longestPayload = 4_096
    /// Seconds that the push service keeps one for at most: thirty days.
    public static let longestStorage: TimeInterval = 30 * 24 * 60 * 60

    /// `apns-id`.
    public var id: String
    /// The dictionary as JSON.
    public var payload: String
    /// `apns-collapse-id`: of those that share one the last takes the others' place in the list.
    public var collapseID: String?
    public var expiration: Expiration
    public var priority: Priority
    /// Nil where the header is missing, which Apple takes for an alert.
    public var kind: Kind?

    public init(
        _ payload: String, id: String = UUID().uuidString, collapseID: String? = nil,
        expiration: Expiration = .unspecified, priority: Priority = .immediate, kind: Kind? = nil
    ) {
        self.payload = payload
        self.id = id
        self.collapseID = collapseID
        self.expiration = expiration
        self.priority = priority
        self.kind = kind
    }

    /// The notification request's identifier.
    public var requestID: String { collapseID ?? id }

    var userInfo: Data { Data(payload.utf8) }

    /// Why the push service refuses the payload; nil if it takes it.
    public var fault: PushFault? {
        if let (line, column) = JSONValue.fault(in: userInfo) { return .notJSON(line: line, column: column) }
        let count = payload.utf8.count
        return count > Self.longestPayload ? .tooLarge(count) : nil
    }

    /// When the push service gives it up, counted from its coming.
    func expires(comingAt now: Date) -> Date {
        switch expiration {
        case .immediately: now
        case .at(let date): min(date, now + Self.longestStorage)
        case .after(let seconds): now + min(seconds, Self.longestStorage)
        case .unspecified: now + Self.longestStorage
        }
    }
}

/// Why the push service takes no such payload. Apple: "Generating a remote notification".
public enum PushFault: Error, Equatable, Sendable {
    /// Larger than ``PushMessage/longestPayload``; in bytes.
    case tooLarge(Int)
    /// Not JSON (RFC 8259) from there on, both counted from 1.
    case notJSON(line: Int, column: Int)
}

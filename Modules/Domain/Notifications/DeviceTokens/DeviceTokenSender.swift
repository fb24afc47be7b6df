public import Foundation

/// A message to the backend about a device.
public struct DeviceTokenMessage: Equatable, Sendable {
    /// How the backend is to change the registration.
    public enum Kind: String, Sendable, CaseIterable {
        case register, remove
    }

    public let kind: Kind
    public let registration: DeviceRegistration
    /// Of two messages about one registration the later has the higher one. A backend ignores a message below the
    /// highest that it took, so that a delayed request undoes nothing; an equal number is a repetition.
    public let revision: Int64

    public init(_ kind: Kind, _ registration: DeviceRegistration, revision: Int64) {
        self.kind = kind
        self.registration = registration
        self.revision = revision
    }
}

/// Sends device tokens to the backend that sends the app's pushes.
public protocol DeviceTokenSender: Sendable {
    /// Returns once the backend has taken the message. A cancelled task may end it early, with any error.
    func send(_ message: DeviceTokenMessage) async throws(DeviceTokenSendError)
}

/// Why a message did not reach the backend, or was not taken. The reasons are for the log and hold no token.
public enum DeviceTokenSendError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Try again, but not before so many seconds if the backend named them.
    case unreachable(reason: String, retryAfter: TimeInterval?)
    /// Do not try again.
    case refused(reason: String)

    /// The stable code under which it is reported.
    public var code: String {
        switch self {
        case .unreachable: "backendUnreachable"
        case .refused: "deviceTokenRefused"
        }
    }

    public var description: String {
        switch self {
        case .unreachable(let reason, _), .refused(let reason): reason
        }
    }
}

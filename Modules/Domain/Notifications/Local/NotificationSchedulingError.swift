/// Why a local notification was not scheduled.
public enum NotificationSchedulingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Its trigger comes to no moment in the future.
    case invalidTrigger(reason: String)
    /// The user does not let the app show any.
    case unauthorized(NotificationAuthorization)
    /// The system took none; `reason` is for the log.
    case unavailable(reason: String)

    /// The stable code under which it is reported.
    public var code: String {
        switch self {
        case .invalidTrigger: "invalidTrigger"
        case .unauthorized: "unauthorizedNotification"
        case .unavailable: "databaseUnavailable"
        }
    }

    public var description: String {
        switch self {
        case .invalidTrigger(let reason), .unavailable(let reason): reason
        case .unauthorized(let authorization): "notifications are \(authorization.rawValue)"
        }
    }
}

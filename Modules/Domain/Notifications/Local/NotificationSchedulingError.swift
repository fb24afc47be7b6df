/// Why a local notification was not scheduled.
public enum NotificationSchedulingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Its trigger has no date in the future.
    case invalidTrigger(reason: String)
    /// The user does not let the app show notifications.
    case unauthorized(NotificationAuthorization)
    /// Its account signed out before it was scheduled.
    case signedOut
    /// The system did not schedule it; `reason` is for the log.
    case refused(reason: String)
    /// The app's own database could not be used; `reason` is for the log.
    case unavailable(reason: String)

    /// The stable code under which it is reported.
    public var code: String {
        switch self {
        case .invalidTrigger: "invalidTrigger"
        case .unauthorized: "unauthorizedNotification"
        case .signedOut: "loggedOut"
        case .refused: "notificationRefused"
        case .unavailable: "databaseUnavailable"
        }
    }

    public var description: String {
        switch self {
        case .invalidTrigger(let reason), .refused(let reason), .unavailable(let reason): reason
        case .signedOut: "its account has signed out"
        case .unauthorized(let authorization): "notifications are \(authorization.rawValue)"
        }
    }
}

/// How far the app has come since its process started.
public enum LaunchPhase: Hashable, Sendable {
    case notRunning
    case launching
    case checkingSession
    case loading
    /// Loading failed; the user may try again.
    case retry
    case onboarding
    case login
    /// The main screen exists, for this account.
    case ready(AccountID)

    /// What traces call it.
    public var name: String {
        switch self {
        case .notRunning: "notRunning"
        case .launching: "launching"
        case .checkingSession: "checkingSession"
        case .loading: "loading"
        case .retry: "retry"
        case .onboarding: "onboarding"
        case .login: "login"
        case .ready: "ready"
        }
    }
}

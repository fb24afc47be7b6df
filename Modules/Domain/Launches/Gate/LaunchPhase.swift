/// How far the app has come since its process started.
public enum LaunchPhase: Hashable, Sendable {
    /// No scene has connected yet, whether or not the process runs.
    case notRunning
    case launching
    case checkingSession
    /// The session's token has expired and is being replaced.
    case refreshing
    case loading
    /// Loading failed; the user may try again.
    case retry
    case onboarding
    case login
    /// An account is signed in, and its user has yet to unlock the app.
    case locked
    /// The main screen exists, for this account.
    case ready(AccountID)

    /// Its name in traces.
    public var name: String {
        switch self {
        case .notRunning: "notRunning"
        case .launching: "launching"
        case .checkingSession: "checkingSession"
        case .refreshing: "refreshing"
        case .loading: "loading"
        case .retry: "retry"
        case .onboarding: "onboarding"
        case .login: "login"
        case .locked: "locked"
        case .ready: "ready"
        }
    }
}

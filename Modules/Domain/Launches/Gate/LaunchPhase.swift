/// How far the app has come since its process started.
public enum LaunchPhase: Hashable, Sendable {
    /// No scene has connected yet, whether or not the process runs.
    case notRunning
    /// The session is checked, since its token has expired and is being replaced, or another account is switched to.
    case refreshing
    case loading
    /// The session cannot be read, or loading failed; the user may try again.
    case retry
    case onboarding
    case login
    /// An account is signed in, and its user has yet to unlock the app.
    case locked
    /// The main screen exists, for this account.
    case ready(AccountID)

    /// Its name in traces.
    public var name: String {
        if case .ready = self { "ready" } else { "\(self)" }
    }

    public var isReady: Bool {
        if case .ready = self { true } else { false }
    }

    /// Whether the user has to act before a tap goes on.
    public var waitsForUser: Bool {
        switch self {
        case .retry, .onboarding, .login, .locked: true
        case .notRunning, .refreshing, .loading, .ready: false
        }
    }
}

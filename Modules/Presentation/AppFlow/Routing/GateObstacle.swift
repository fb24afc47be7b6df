import DeepLinks
public import Launches

/// What a tap waits for before the gate lets it through.
public enum GateObstacle: Sendable {
    case onboarding, login
    /// The app's own lock.
    case locked

    /// The first between a start of the app and its main screen; nil if there is none.
    /// - Parameter session: who uses the app.
    public init?(of session: Session) {
        if !session.hasOnboarded {
            self = .onboarding
        } else if session.account == nil {
            self = .login
        } else if session.hasLock {
            self = .locked
        } else {
            return nil
        }
    }

    var finding: LinkFinding {
        switch self {
        case .onboarding: LinkFinding("gateOnboarding", "it waits until the onboarding is done")
        case .login: LinkFinding("gateLogin", "it waits for the sign-in")
        case .locked: LinkFinding("gateLocked", "it waits until the app is unlocked")
        }
    }
}

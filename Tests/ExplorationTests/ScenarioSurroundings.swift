import DeepLinks
import Launches
import TestSupport

/// Makes the main coordinator of each process.
@MainActor
final class ScenarioMains {
    var configure: (TestMain) -> Void = { _ in }

    func make() -> TestMain {
        let main = TestMain()
        configure(main)
        return main
    }
}

/// A backend that may refuse, or be out of reach.
@MainActor
final class ScenarioRefresher: SessionRefresher {
    var answer = ScenarioEvent.Answer.replaced
    /// Whether it refused a token in the life of the process, and no one signed in since.
    var hasRefused = false

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        switch answer {
        case .replaced: return SessionToken("good for ever")
        case .refused:
            hasRefused = true
            throw .refused(reason: "test")
        case .unreachable: throw .unreachable(reason: "test")
        }
    }
}

/// A click-tracking host, which answers after a while.
@MainActor
final class ScenarioResolver: LinkResolver {
    let hosts = ["click.example.com"]

    func target(of link: WebAddress) async throws -> String {
        for _ in 0..<3 { await Task.yield() }
        return link.text.replacing("click.", with: "test.")
    }
}

/// Account 2 is signed in on the device, and account 1 has to sign in.
@MainActor
struct ScenarioAccounts: AccountSwitcher {
    static let other = AccountID("2")

    func canSwitch(to account: AccountID) -> Bool { account == Self.other }

    func name(of account: AccountID) -> String { account.description }

    func token(of account: AccountID) -> SessionToken? { nil }
}

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

/// A backend that may refuse.
@MainActor
final class ScenarioRefresher: SessionRefresher {
    var refuses = false

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        if refuses { throw SessionRefreshError("test") }
        return SessionToken("good for ever")
    }
}

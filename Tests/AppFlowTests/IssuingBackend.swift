import Launches

/// A backend that numbers the tokens it issues.
@MainActor
final class IssuingBackend: SessionRefresher {
    var refuses = false
    /// Called before each answer, and waited for.
    var willRefresh: @MainActor () async -> Void = {}
    private(set) var issued = 0

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        await willRefresh()
        if refuses { throw SessionRefreshError("refused") }
        issued += 1
        return SessionToken("\(issued)")
    }
}

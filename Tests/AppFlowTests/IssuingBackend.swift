import Launches

/// A backend that numbers the tokens it issues.
@MainActor
final class IssuingBackend: SessionRefresher {
    /// What it answers in place of a token; nil for a token.
    var error: SessionRefreshError?
    /// Called before each answer, and waited for.
    var willRefresh: @MainActor () async -> Void = {}
    private(set) var issued = 0

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        await willRefresh()
        if let error { throw error }
        issued += 1
        return SessionToken("\(issued)")
    }
}

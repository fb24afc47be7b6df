public import Launches

/// Replaces an expired token once, however many callers find out at the same time that it has expired.
@MainActor
public final class TokenRefresh {
    private let refresher: any SessionRefresher
    private var running: [SessionToken: Task<Result<SessionToken, SessionRefreshError>, Never>] = [:]

    public nonisolated init(_ refresher: any SessionRefresher) {
        self.refresher = refresher
    }

    /// The token that follows an expired one.
    /// - Throws: `SessionRefreshError`, the same for all callers that waited for that token.
    public func token(after expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        let task =
            running[expired]
            ?? Task { [refresher] () -> Result<SessionToken, SessionRefreshError> in
                do throws(SessionRefreshError) {
                    return .success(try await refresher.refresh(expired))
                } catch {
                    return .failure(error)
                }
            }
        running[expired] = task
        let result = await task.value
        // Another caller may have begun anew by now.
        if running[expired] == task { running[expired] = nil }
        return try result.get()
    }
}

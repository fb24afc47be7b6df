public import Launches

/// Replaces an expired token. One that comes too late for its caller is for the next one: it may be the only one that
/// the backend still takes.
@MainActor
public final class TokenRefresh {
    private typealias Answer = Result<SessionToken, SessionRefreshError>

    private let refresher: any SessionRefresher
    /// The requests whose answer no caller has yet.
    private var running: [SessionToken: Task<Answer, Never>] = [:]

    public nonisolated init(_ refresher: any SessionRefresher) {
        self.refresher = refresher
    }

    /// The token that follows an expired one, if it comes in time. The launch machine makes one request at a time.
    /// - Parameter sleep: waits; throws if its task is cancelled.
    /// - Throws: `SessionRefreshError`.
    func token(
        after expired: SessionToken, within limit: Duration, sleep: @escaping @MainActor (Duration) async throws -> Void
    ) async throws(SessionRefreshError) -> SessionToken {
        let task =
            running[expired]
            ?? Task { [refresher] in
                await Answer(awaiting: { () throws(SessionRefreshError) in try await refresher.refresh(expired) })
            }
        running[expired] = task
        guard let answer = await task.value(within: limit, sleep: sleep) else {
            // A failure that comes too late says nothing about the next attempt, which may be under way by now.
            Task { if case .failure = await task.value, running[expired] == task { running[expired] = nil } }
            throw .unreachable(reason: "no answer within \(limit)")
        }
        running[expired] = nil
        return try answer.get()
    }
}

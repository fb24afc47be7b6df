public import Launches

/// Replaces an expired token once, however many callers find out at the same time that it has expired.
@MainActor
public final class TokenRefresh {
    private typealias Answer = Result<SessionToken, SessionRefreshError>

    private let refresher: any SessionRefresher
    /// Those that no caller got the answer of yet.
    private var running: [SessionToken: Task<Answer, Never>] = [:]

    public nonisolated init(_ refresher: any SessionRefresher) {
        self.refresher = refresher
    }

    /// The token that follows an expired one, if it comes in time. One that comes later is for the next caller: it may
    /// be the only one that the backend still takes.
    /// - Parameter sleep: waits; throws if its task is cancelled.
    /// - Throws: `SessionRefreshError`, the same for all callers that waited for that token.
    func token(
        after expired: SessionToken, within limit: Duration, sleep: @escaping @MainActor (Duration) async throws -> Void
    ) async throws(SessionRefreshError) -> SessionToken {
        let task = request(for: expired)
        guard let answer = await task.value(within: limit, sleep: sleep) else {
            // A failure that comes too late says nothing about the next attempt.
            Task { if case .failure = await task.value { forget(task, for: expired) } }
            throw .unreachable(reason: "no answer within \(limit)")
        }
        forget(task, for: expired)
        return try answer.get()
    }

    private func request(for expired: SessionToken) -> Task<Answer, Never> {
        let task =
            running[expired]
            ?? Task { [refresher] in
                await Answer(awaiting: { () throws(SessionRefreshError) in try await refresher.refresh(expired) })
            }
        running[expired] = task
        return task
    }

    /// Another caller may have begun anew by now.
    private func forget(_ task: Task<Answer, Never>, for expired: SessionToken) {
        if running[expired] == task { running[expired] = nil }
    }
}

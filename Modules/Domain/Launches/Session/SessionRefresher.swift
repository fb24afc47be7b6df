/// Replaces an expired token: a backend.
public protocol SessionRefresher: Sendable {
    /// The launch screen waits for the answer up to ten seconds. The app takes a later token when it is next woken.
    /// - Throws: ``SessionRefreshError``.
    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken
}

/// Why a token was not replaced. The reasons are for the log and hold no token.
public enum SessionRefreshError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The backend gave no answer. The account stays signed in, and the token is replaced later.
    case unreachable(reason: String)
    /// The backend ended the session: the user has to sign in again.
    case refused(reason: String)

    public var description: String {
        switch self {
        case .unreachable(let reason): "unreachable: \(reason)"
        case .refused(let reason): "refused: \(reason)"
        }
    }
}

/// Replaces an expired token: a backend.
public protocol SessionRefresher: Sendable {
    /// - Throws: ``SessionRefreshError`` if the backend gives no new one; the user then has to sign in again.
    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken
}

/// Why a token could not be replaced.
public struct SessionRefreshError: Error, Equatable, Sendable, CustomStringConvertible {
    /// For the log.
    public let description: String

    public init(_ description: String) {
        self.description = description
    }
}

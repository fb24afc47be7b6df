public import Launches

/// A backend that replaces no token.
public struct NoSessionRefresher: SessionRefresher {
    public init() {}

    public func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        throw SessionRefreshError("test")
    }
}

public import Launches

/// A backend that refuses every token.
public struct NoSessionRefresher: SessionRefresher {
    public init() {}

    public func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        throw .refused(reason: "test")
    }
}

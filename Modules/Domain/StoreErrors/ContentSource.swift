/// Where content comes from that is not on the device yet: a backend. The store of its feature keeps what came.
public protocol ContentSource<ID, Content>: Sendable {
    associatedtype ID: Hashable & Sendable
    associatedtype Content: Sendable

    /// Asks on behalf of the account that is signed in, and gives up after some seconds.
    /// - Throws: ``FetchError``.
    func content(of id: ID) async throws(FetchError) -> Content
}

/// Why a source does not have content.
public enum FetchError: Error, Equatable, Sendable {
    /// The device is offline, or the backend is too slow or fails. It may answer later. The reason is for the log.
    case unreachable(reason: String)
    /// There is nothing of that id, or not any more.
    case gone
    /// The account may not have it.
    case forbidden
}

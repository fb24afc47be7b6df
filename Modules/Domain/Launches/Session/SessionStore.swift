/// Where the session outlives the process.
///
/// Every function throws ``LaunchStoreError/unavailable(reason:)`` if the database gives no answer.
@MainActor
public protocol SessionStore {
    /// The session, or nil if none is kept.
    func load() throws(LaunchStoreError) -> Session?

    /// Keeps the session in the place of the one before.
    func save(_ session: Session) throws(LaunchStoreError)
}

public import StoreErrors

/// Saves the session beyond the process.
///
/// Every function throws `StoreError` if the database cannot be used.
@MainActor
public protocol SessionStore {
    /// The session; nil if none is saved.
    func load() throws(StoreError) -> Session?

    /// Saves the session, and replaces the one before.
    func save(_ session: Session) throws(StoreError)
}

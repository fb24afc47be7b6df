/// Where the session outlives the process.
@MainActor
public protocol SessionStore {
    /// The session, or nil if the app never ran here.
    func load() throws(LaunchStoreError) -> Session?

    func save(_ session: Session) throws(LaunchStoreError)
}

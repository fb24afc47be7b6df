/// Where the session outlives the process.
public protocol SessionStore: Sendable {
    /// The session, or nil if the app never ran here.
    func load() throws(LaunchStoreError) -> Session?

    func save(_ session: Session) throws(LaunchStoreError)
}

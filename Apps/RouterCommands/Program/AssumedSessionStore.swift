import Launches

/// The session where the app's folder cannot store one: arrivals are shown from memory.
struct AssumedSessionStore: SessionStore {
    let session: Session
    let sessions: any SessionStore

    func load() -> Session? { (try? sessions.load()) ?? session }

    func save(_ session: Session) throws(LaunchStoreError) { try sessions.save(session) }
}

import Launches

/// Who uses the app where its folder takes no file that could say it: what arrives is shown from memory.
struct AssumedSessionStore: SessionStore {
    let session: Session
    let sessions: any SessionStore

    func load() -> Session? { (try? sessions.load()) ?? session }

    func save(_ session: Session) throws(LaunchStoreError) { try sessions.save(session) }
}

import Launches

/// Sessions that are written, and cannot be read until they are told so.
@MainActor
final class WriteOnlySessions: SessionStore {
    var isReadable = false
    private(set) var written: Session?

    func load() throws(LaunchStoreError) -> Session? {
        if !isReadable { throw .unavailable(reason: "test") }
        return written
    }

    func save(_ session: Session) throws(LaunchStoreError) { written = session }
}

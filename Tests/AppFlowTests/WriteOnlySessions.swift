import Launches
import StoreErrors

/// Sessions that are written, and cannot be read until they are told so.
@MainActor
final class WriteOnlySessions: SessionStore {
    var isReadable = false
    private(set) var written: Session?

    func load() throws(StoreError) -> Session? {
        if !isReadable { throw .unavailable(reason: "test") }
        return written
    }

    func save(_ session: Session) throws(StoreError) { written = session }
}

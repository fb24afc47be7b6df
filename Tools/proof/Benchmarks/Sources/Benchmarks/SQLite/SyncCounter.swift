import Foundation
import GRDBSQLite

/// Counts how often SQLite asks the disk to sync a file (SQLite, "The SQLite OS Interface or VFS").
///
/// SQLite calls from the threads of its connections, and waits: what changes is behind a lock.
final class SyncCounter: @unchecked Sendable {
    static let shared = SyncCounter()

    private typealias Methods = UnsafePointer<sqlite3_io_methods>

    private let inner = sqlite3_vfs_find(nil)
    private let outer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    /// A database has other functions than its log.
    private var counting: [Methods: Methods] = [:]
    private var originals: [Methods: Methods] = [:]
    private let lock = NSLock()
    private var syncs = 0

    /// Before the first file is opened.
    func register() {
        guard let inner else { return }
        outer.initialize(to: inner.pointee)
        outer.pointee.pNext = nil
        outer.pointee.zName = UnsafePointer(strdup("sync-counter"))
        outer.pointee.xOpen = { vfs, name, file, flags, outFlags in
            SyncCounter.shared.open(name, file, flags, outFlags)
        }
        sqlite3_vfs_register(outer, 1)
    }

    var count: Int { lock.withLock { syncs } }

    func reset() { lock.withLock { syncs = 0 } }

    private func open(
        _ name: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: CInt,
        _ outFlags: UnsafeMutablePointer<CInt>?
    ) -> CInt {
        guard let file, let open = inner?.pointee.xOpen else { return SQLITE_MISUSE }
        let code = open(inner, name, file, flags, outFlags)
        if code == SQLITE_OK, let found = file.pointee.pMethods {
            file.pointee.pMethods = lock.withLock { countingMethods(for: found) }
        }
        return code
    }

    /// The file's own functions, but for the one that is counted.
    private func countingMethods(for found: Methods) -> Methods {
        if let known = counting[found] { return known }
        let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        methods.initialize(to: found.pointee)
        methods.pointee.xSync = { SyncCounter.shared.sync($0, $1) }
        counting[found] = Methods(methods)
        originals[Methods(methods)] = found
        return Methods(methods)
    }

    private func sync(_ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: CInt) -> CInt {
        let sync = lock.withLock {
            syncs += 1
            return file?.pointee.pMethods.flatMap { originals[$0] }?.pointee.xSync
        }
        return sync?(file, flags) ?? SQLITE_MISUSE
    }
}

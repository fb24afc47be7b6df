import Foundation
import GRDBSQLite
import Synchronization

/// The disk without what a process waits for: counts the syncs that SQLite asks for, and does none (SQLite, "The SQLite
/// OS Interface or VFS").
enum UnsyncedDisk {
    private static let counter = Atomic(0)

    static var syncs: Int { counter.load(ordering: .relaxed) }

    static func forgetSyncs() { counter.store(0, ordering: .relaxed) }

    /// Before the first file is opened.
    static func register() throws {
        guard let unix = sqlite3_vfs_find("unix") else { throw NotMeasured(description: "SQLite has no unix VFS.") }
        let unsynced = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        unsynced.initialize(to: unix.pointee)
        unsynced.pointee.pNext = nil
        unsynced.pointee.zName = UnsafePointer(strdup("unsynced"))
        unsynced.pointee.xOpen = { _, name, file, flags, outFlags in
            let unix = sqlite3_vfs_find("unix")
            let code = unix?.pointee.xOpen(unix, name, file, flags, outFlags) ?? SQLITE_CANTOPEN
            guard code == SQLITE_OK, let file, let found = file.pointee.pMethods else { return code }
            // Databases and their logs have different functions, and a process opens few of either.
            let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
            methods.initialize(to: found.pointee)
            methods.pointee.xSync = { _, _ in
                UnsyncedDisk.counter.add(1, ordering: .relaxed)
                return SQLITE_OK
            }
            file.pointee.pMethods = UnsafePointer(methods)
            return code
        }
        sqlite3_vfs_register(unsynced, 1)
    }
}

import Foundation
import GRDBSQLite
import TestSupport

/// SQLite's default VFS with one in front of it that lets a test's ``Disk`` hear of each call on the files of its
/// folder, and answer instead. What lies in no such folder is the default one's (SQLite, "The SQLite OS Interface or
/// VFS").
///
/// SQLite calls it from whatever thread a connection is used on, which no actor can be waited for on: what changes is
/// behind a lock, and the rest is set before SQLite hears of it.
final class DiskVFS: @unchecked Sendable {
    static let shared = DiskVFS()

    let inner: UnsafeMutablePointer<sqlite3_vfs>?
    let methods = DiskFile.makeMethods()
    private let outer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    private let lock = NSLock()
    private var disks: [String: Disk] = [:]

    private init() {
        inner = sqlite3_vfs_find(nil)
        guard let inner else { return }
        outer.initialize(to: inner.pointee)
        outer.pointee.pNext = nil
        outer.pointee.zName = UnsafePointer(strdup("switchyard-disk"))
        outer.pointee.szOsFile = CInt(DiskFile.headerSize) + inner.pointee.szOsFile
        // The default one's other functions ask nothing of the VFS that they are given.
        outer.pointee.xOpen = { _, name, file, flags, outFlags in
            DiskVFS.shared.open(name, file, flags, outFlags)
        }
        outer.pointee.xDelete = { _, name, syncsFolder in DiskVFS.shared.delete(name, syncsFolder) }
        sqlite3_vfs_register(outer, 1)
    }

    /// From now on the disk hears of what happens to the files of its folder.
    func claim(_ folder: String, for disk: Disk) { lock.withLock { disks[folder] = disk } }

    func release(_ folder: String) { lock.withLock { disks[folder] = nil } }

    /// The disk that a file lies on, and the file's name there.
    private func place(of path: UnsafePointer<CChar>?) -> (disk: Disk, name: String)? {
        guard let path, let file = String(validatingCString: path), let slash = file.lastIndex(of: "/") else {
            return nil
        }
        let disk = lock.withLock { disks[String(file[..<slash])] }
        return disk.map { ($0, String(file[file.index(after: slash)...])) }
    }

    private func open(
        _ path: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: CInt,
        _ outFlags: UnsafeMutablePointer<CInt>?
    ) -> CInt {
        guard let file, let open = inner?.pointee.xOpen else { return SQLITE_MISUSE }
        guard let (disk, name) = place(of: path) else { return open(inner, path, file, flags, outFlags) }
        file.pointee.pMethods = nil
        let innerFile = DiskFile.inner(of: file)
        let isNew = flags & SQLITE_OPEN_CREATE != 0 && path.map { access($0, F_OK) } != 0
        let result = disk.perform(.open(name, isNew: isNew)) { open(inner, path, innerFile, flags, outFlags) }
        guard result == SQLITE_OK else { return result }
        DiskFile.put(DiskFile(on: disk, named: name, over: innerFile), into: file, methods: methods)
        return result
    }

    private func delete(_ path: UnsafePointer<CChar>?, _ syncsFolder: CInt) -> CInt {
        guard let delete = inner?.pointee.xDelete else { return SQLITE_MISUSE }
        guard let (disk, name) = place(of: path) else { return delete(inner, path, syncsFolder) }
        return disk.perform(.delete(name, syncsFolder: syncsFolder != 0)) { delete(inner, path, syncsFolder) }
    }
}

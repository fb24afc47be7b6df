public import Foundation
public import StoreErrors

/// Held while a file is opened, so that one process at a time makes its schema or quarantines it: a second one would
/// move the good file that the first has put in its place. The system releases it when a process dies.
public struct FolderLock: Sendable {
    private let lock: FileLock

    /// Waits for the folder that the file lies in. It is made if it is missing, for its user alone.
    /// - Parameters:
    ///   - file: what is to be opened, alone or with others of its folder.
    ///   - patience: for how many seconds to wait.
    /// - Throws: `StoreError`, which names that file.
    public init(makingFolderOf file: URL, patience: TimeInterval = 5) throws(StoreError) {
        let folder = file.deletingLastPathComponent().path
        // Where it cannot be made, the lock says why in plainer words.
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        do {
            lock = try FileLock(.folder(folder), patience: patience)
        } catch {
            throw .unopened(
                file.path,
                because: error == .held ? "another process is opening it" : "its folder cannot be opened: \(error)")
        }
    }

    public func release() {
        lock.release()
    }
}

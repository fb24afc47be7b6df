import Foundation
import Storage

/// Held by the process that runs the app on a folder's data, to its end.
///
/// A phone runs one process of an app at a time, and the app relies on it: what is pending when it starts is its own to
/// route. Two of these programs would both route it. The lock belongs to the command line, which alone can start the
/// app twice, and has a file of its own: SQLite's locks come and go with each transaction, and the folder's is held
/// only while a file is opened. The system releases it with the process, so a killed one leaves nothing behind.
enum AppLock {
    /// For how many seconds to wait for another process to end.
    private static let patience: TimeInterval = 2

    /// Waits until no other process runs the app; from then on this one may.
    /// - Parameter directory: the folder of the databases.
    /// - Throws: ``StoreFailure`` if another process ran the app all the while, if a symbolic link stands in the lock's
    ///   place, which nothing is written through, or if the lock cannot be taken for another reason. A folder that
    ///   takes no files, as on a read-only disk, is none of these: no process can mark or settle a tap there.
    static func take(in directory: URL) throws(StoreFailure) {
        if access(directory.path + "/", F_OK) != 0 {
            try? FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        guard access(directory.path + "/", W_OK) == 0 else { return }
        let file = file(in: directory)
        do {
            let lock = try FileLock(.file(file.path), patience: patience)
            // Without its note it holds as well.
            try? lock.write("\(getpid())\n")
        } catch {
            throw StoreFailure(
                error == .held
                    ? "\(directory.path) is in use: \(holder(of: file)) runs the app on it"
                    : "\(file.path) cannot be opened: \(error)")
        }
    }

    private static func holder(of file: URL) -> String {
        let note = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").first
        return note.flatMap { Int($0) }.map { "process \($0)" } ?? "another process"
    }

    /// Keeps other processes from starting the app for a while, as several may at once.
    /// - Returns: nil if one of them runs it, or if the folder takes no file.
    static func lease(of directory: URL) -> FileLock? {
        try? FileLock(.file(file(in: directory).path), isShared: true, patience: 0)
    }

    private static func file(in directory: URL) -> URL { directory.appending(path: "app.lock") }
}

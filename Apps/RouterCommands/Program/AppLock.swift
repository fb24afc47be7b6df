import Foundation
import Storage

/// Held by the process that runs the app on a folder's data, to its end.
///
/// A phone runs one process of an app at a time, and the app relies on it: what is pending when it starts is its own to
/// route. Two of these programs would both route it. The lock belongs to the command line, which alone can start the
/// app twice, and has a file of its own: SQLite's locks come and go with each transaction, and the folder's is held
/// only while a file is opened. The system releases it with the process, so a killed one leaves nothing behind.
enum AppLock {
    /// For how many seconds to wait for one other process's app to end.
    private static let patience: TimeInterval = 5
    /// For how many of them to wait, where several take turns.
    private static let turns = 6

    /// Waits until no other process runs the app; from then on this one may.
    /// - Parameter directory: the folder of the databases.
    /// - Returns: false if another process ran the app all the while.
    /// - Throws: ``StoreFailure`` if a symbolic link stands in the lock's place, which nothing is written through.
    static func take(in directory: URL) throws(StoreFailure) -> Bool {
        let file = directory.appending(path: "app.lock")
        do {
            if access(directory.path + "/", F_OK) != 0 {
                try FileManager.default.createDirectory(
                    at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            }
            if try hold(file, patience: 0) { return true }
            for _ in 1...turns {
                let other = holder(file)
                if try hold(file, patience: patience) { return true }
                if holder(file) == other { return false }
            }
            return false
        } catch FileLockError.symbolicLink {
            throw StoreFailure("\(file.path) is a symbolic link")
        } catch {
            // A folder that takes no file takes no database either, which is told when they are opened.
            return true
        }
    }

    /// Keeps other processes from starting the app for a while, as several may at once.
    /// - Returns: nil if one of them runs it, or if the folder takes no file.
    static func lease(of directory: URL) -> FileLock? {
        try? FileLock(.file(directory.appending(path: "app.lock").path), isShared: true, patience: 0)
    }

    /// Writes down who holds the lock; nobody asks after a power loss.
    /// - Returns: false if another process held it all the while.
    private static func hold(_ file: URL, patience: TimeInterval) throws -> Bool {
        do {
            try FileLock(.file(file.path), patience: patience).write("\(getpid())\n")
            return true
        } catch FileLockError.held {
            return false
        }
    }

    /// Which process last held the lock, as far as the file says.
    private static func holder(_ file: URL) -> Data? { try? Data(contentsOf: file) }

    /// What is said where the app cannot start.
    static func notice(_ directory: URL) -> String {
        "\(directory.path) is in use: another process has been running the app on it for \(Int(patience)) seconds"
    }
}

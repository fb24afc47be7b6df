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
    static func take(in directory: URL) -> Bool {
        let file = directory.appending(path: "app.lock")
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            for _ in 1...turns {
                let other = holder(file)
                do {
                    _ = try FileLock(.file(file.path), patience: patience)
                    try note(file)
                    return true
                } catch FileLockError.held where holder(file) != other {
                    continue
                }
            }
            return false
        } catch FileLockError.held {
            return false
        } catch {
            // A folder that takes no file takes no database either, which is told when they are opened.
            return true
        }
    }

    /// Writes down who holds the lock. Nobody asks after a power loss, so this waits for no disk, as `Data.write` would.
    private static func note(_ file: URL) throws {
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.truncate(atOffset: 0)
        try handle.write(contentsOf: Data("\(getpid())\n".utf8))
    }

    /// Which process last held the lock, as far as the file says.
    private static func holder(_ file: URL) -> Data? { try? Data(contentsOf: file) }

    /// What is said where the app cannot start.
    static func notice(_ directory: URL) -> String {
        "\(directory.path) is in use: another process has been running the app on it for \(Int(patience)) seconds"
    }
}

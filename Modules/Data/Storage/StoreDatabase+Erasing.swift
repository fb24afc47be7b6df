import Foundation
import GRDB

extension StoreDatabase {
    /// Erases removed content outside the file: empties the write-ahead log, and deletes the app's backups of damaged
    /// files and leftovers of a replacement. In the file itself SQLite overwrites what is removed (SQLite, "Pragma
    /// statements", `secure_delete`). A log that another process reads stays; the last connection that closes removes
    /// it.
    /// - Throws: SQLite's error, also where the file was closed, or the system's.
    public func eraseRemoved() async throws {
        do {
            try await opened().writeWithoutTransaction { database in
                try database.checkIsOpen()
                _ = try database.checkpoint(.truncate)
            }
        } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) {
            // Whoever reads it must not keep the next user out.
        }
        let file = URL(filePath: path)
        let (folder, own) = (file.deletingLastPathComponent(), file.lastPathComponent)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where FileQuarantine.isBackup(name, of: own) || FileReplacement.isLeftover(name, of: own) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}

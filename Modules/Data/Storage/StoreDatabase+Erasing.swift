import Foundation
import GRDB

extension StoreDatabase {
    /// Erases removed content outside the file: empties the write-ahead log, and deletes the app's backups of damaged
    /// files. In the file itself SQLite overwrites what is removed (SQLite, "Pragma statements", `secure_delete`).
    /// - Throws: SQLite's error, also while another process reads the log or where the file was closed, or the
    ///   system's.
    public func eraseRemoved() async throws {
        let file = URL(filePath: path)
        let (folder, own) = (file.deletingLastPathComponent(), file.lastPathComponent)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where FileQuarantine.isBackup(name, of: own) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        try await opened().writeWithoutTransaction { database in
            try database.checkIsOpen()
            _ = try database.checkpoint(.truncate)
        }
    }
}

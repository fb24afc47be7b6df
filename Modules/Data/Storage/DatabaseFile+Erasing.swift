import Foundation
public import GRDB

extension DatabaseWriter {
    /// Leaves nothing that was removed from the file where somebody could read it: not in its write-ahead log, which is
    /// emptied, and not in a file that was moved aside or is a leftover of a replacement, which goes. In the file itself
    /// SQLite overwrites what is removed (SQLite, "Pragma statements", `secure_delete`).
    /// - Throws: SQLite's error, as when another process reads the log, or the system's.
    public func eraseRemoved() throws {
        try writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        let file = URL(filePath: path)
        let folder = file.deletingLastPathComponent()
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let isOfFile = DatabaseFile.leftovers.contains { name.hasPrefix(file.lastPathComponent + $0) }
            if isOfFile { try FileManager.default.removeItem(at: folder.appending(path: name)) }
        }
    }
}

extension DatabaseFile {
    /// How the names go on of files that hold what once stood in this one.
    fileprivate static let leftovers = [".damaged-", ".copy", ".unfinished", ".replacement"]
}

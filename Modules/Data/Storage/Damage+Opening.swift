import Foundation
import GRDB
import GRDBSQLite

extension Damage {
    /// The same of an error while a file is opened, which SQLite has other codes for.
    init?(_ error: any Error, opening url: URL) {
        guard let failure = error as? DatabaseError else {
            self.init(error)
            return
        }
        let isOtherFormat = failure.resultCode == .SQLITE_ERROR && failure.message == "unsupported file format"
        let isReadOnly = failure.extendedResultCode == .SQLITE_READONLY && Self.isReadOnlyByHeader(url)
        if isOtherFormat || isReadOnly {
            self = .corrupt
        } else {
            self.init(error)
        }
    }

    /// Believes in damage only after a second look, on a fresh connection: SQLite also reports it where the system
    /// failed to read (`SQLITE_IOERR_CORRUPTFS`).
    /// - Parameter look: opens the file.
    /// - Throws: ``Damage``, or what may pass, which is the system's error if the file still cannot be read.
    static func confirmed<Opened>(_ file: URL, _ look: () throws -> Opened) throws -> Opened {
        do {
            return try look()
        } catch let error where Damage(error, opening: file) != nil {
            do {
                return try look()
            } catch {
                guard let damage = Damage(error, opening: file) else { throw error }
                try checkIsReadable(file)
                throw damage
            }
        }
    }

    private static func checkIsReadable(_ file: URL) throws {
        for path in [file.path, file.path + "-wal"] where FileKind(path) == .file {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            while try handle.read(upToCount: 1 << 20)?.isEmpty == false {}
        }
    }

    /// Throws where a damaged header makes SQLite open a file for reading alone, though it may be written.
    static func checkIsWritable(_ database: Database, _ url: URL) throws {
        if sqlite3_db_readonly(database.sqliteConnection, "main") == 1, isReadOnlyByHeader(url) { throw Damage.corrupt }
    }

    /// Any version but 1 and 2 makes it so (SQLite, "Database File Format", section 1.3.3). To read it drops SQLite's
    /// locks, so it is read of a file alone that is of no use otherwise.
    private static func isReadOnlyByHeader(_ url: URL) -> Bool {
        guard let header = try? FileHandle(forReadingFrom: url).read(upToCount: 100), header.count == 100 else {
            return false
        }
        return !(1...2).contains(header[18])
    }
}

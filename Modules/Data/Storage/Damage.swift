import Foundation
import GRDB
import GRDBSQLite

/// What makes a file useless to this app; the raw value is the reason for the log.
enum Damage: String, Error {
    case notADatabase = "it is not a database"
    case corrupt = "it is damaged"
    case fromNewerApp = "a newer version of the app made it"
    /// The app made it, and its tables are not those that the app makes.
    case unexpectedSchema = "its tables are not those of the app"
    case foreign = "another program made it"
    case folder = "it is a folder"

    /// Whether it is somebody else's, which the app never deletes.
    var isForeign: Bool { self == .foreign || self == .folder }

    /// Nil for what passes, such as a lock or a full disk: a file is never moved for that.
    init?(_ error: any Error) {
        switch error {
        case let damage as Damage: self = damage
        case let error as DatabaseError where error.resultCode == .SQLITE_NOTADB: self = .notADatabase
        case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT: self = .corrupt
        // What a damaged header says of its schema.
        case let error as DatabaseError where error.message == "unsupported file format": self = .corrupt
        // A damaged page can hold values of another kind than the table's.
        case is RowDecodingError: self = .corrupt
        default: return nil
        }
    }

    /// The same of an error while a file is opened: a damaged header makes SQLite open it for reading alone, though it
    /// may be written.
    init?(_ error: any Error, opening file: URL) {
        if (error as? DatabaseError)?.extendedResultCode == .SQLITE_READONLY,
            (try? FileHandle(forUpdating: file)) != nil
        {
            self = .corrupt
        } else {
            self.init(error)
        }
    }

    /// Believes in damage only after a second look, on a fresh connection: SQLite also reports it where the system
    /// failed to read (`SQLITE_IOERR_CORRUPTFS`).
    /// - Parameter look: opens the file; the second time it may repair it.
    /// - Throws: ``Damage``, or what may pass, which is the system's error if the file still cannot be read.
    static func confirmed<Opened>(_ file: URL, _ look: (_ mayRepair: Bool) throws -> Opened) throws -> Opened {
        do {
            return try look(false)
        } catch let error where Damage(error, opening: file) != nil {
            do {
                return try look(true)
            } catch {
                guard let damage = Damage(error, opening: file) else { throw error }
                try checkIsReadable(file)
                throw damage
            }
        }
    }

    private static func checkIsReadable(_ file: URL) throws {
        for path in [file.path, file.path + "-wal"] where FileManager.default.isFile(path) {
            let handle = try FileHandle(forReadingFrom: URL(filePath: path))
            while try handle.read(upToCount: 1 << 20)?.isEmpty == false {}
        }
    }

    /// Looks at all of a file, at its indexes too, which `quick_check` does not compare with their tables
    /// (SQLite, "Pragma statements").
    /// - Parameter mayRepair: whether damaged indexes are made anew from their tables (SQLite, "REINDEX").
    /// - Returns: whether indexes were made anew.
    /// - Throws: the damage that it finds, or SQLite's error.
    static func checkWhole(_ database: Database, mayRepair: Bool) throws -> Bool {
        func isSound() throws -> Bool { try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") == "ok" }
        if try isSound() { return false }
        if !mayRepair { throw corrupt }
        do {
            try database.execute(sql: "REINDEX")
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            // The table itself has a value twice that may be there once.
            throw corrupt
        }
        if try !isSound() { throw corrupt }
        return true
    }

    /// Looks where each table begins, which costs the same for a file of any size.
    static func checkBeginnings(_ database: Database) throws {
        let names = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        // The table itself, not an index of it; and one statement, since each costs a start some time.
        let rows = names.map { "(SELECT 1 FROM \($0.quotedDatabaseIdentifier) NOT INDEXED LIMIT 1)" }
        _ = try Row.fetchOne(database, sql: "SELECT \((["1"] + rows).joined(separator: ", "))")
    }

    static func checkIsWritable(_ database: Database) throws {
        if sqlite3_db_readonly(database.sqliteConnection, "main") == 1 {
            throw DatabaseError(resultCode: .SQLITE_READONLY)
        }
    }
}

extension FileManager {
    /// False also where nothing stands.
    func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

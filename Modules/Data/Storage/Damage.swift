import GRDB

/// What makes a file useless to this app.
enum Damage: Error {
    case notADatabase
    case corrupt
    case fromNewerApp
    /// Another program made it.
    case foreign
    /// The app made it, and its tables are not those that the app makes.
    case unexpectedSchema
    case folder

    /// Nil for what passes, such as a lock or a full disk: a file is never moved for that.
    init?(_ error: any Error) {
        switch error {
        case let damage as Damage: self = damage
        case let error as DatabaseError where error.resultCode == .SQLITE_NOTADB: self = .notADatabase
        case let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT: self = .corrupt
        // A damaged page can hold values of another kind than the table's.
        case is RowDecodingError: self = .corrupt
        default: return nil
        }
    }

    /// Looks at all of a file, at its indexes too: `quick_check` does not compare them with their tables
    /// (SQLite, "Pragma statements").
    /// - Throws: the damage that it finds, or SQLite's error.
    static func checkWhole(_ database: Database) throws {
        if try String.fetchOne(database, sql: "PRAGMA integrity_check(1)") != "ok" { throw Damage.corrupt }
    }

    /// Looks where each table begins, which costs the same for a file of any size.
    static func checkBeginnings(_ database: Database) throws {
        let names = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
        // The table itself, not an index of it; and one statement, since each costs a start some time.
        let rows = names.map { "(SELECT 1 FROM \($0.quotedDatabaseIdentifier) NOT INDEXED LIMIT 1)" }
        _ = try Row.fetchOne(database, sql: "SELECT \((["1"] + rows).joined(separator: ", "))")
    }

    /// Whether the app wrote what can still be read of the file.
    var isOfThisApp: Bool {
        switch self {
        case .corrupt, .fromNewerApp, .unexpectedSchema: true
        case .notADatabase, .foreign, .folder: false
        }
    }

    /// Whether it is another program's, whose data the app never deletes.
    var isForeign: Bool {
        switch self {
        case .foreign, .folder: true
        case .notADatabase, .corrupt, .fromNewerApp, .unexpectedSchema: false
        }
    }

    var reason: String {
        switch self {
        case .notADatabase: "it is not a database"
        case .corrupt: "it is damaged"
        case .fromNewerApp: "a newer version of the app made it"
        case .foreign: "another program made it"
        case .folder: "it is a folder"
        case .unexpectedSchema: "its tables are not those of the app"
        }
    }
}

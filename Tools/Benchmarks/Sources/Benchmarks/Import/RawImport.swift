import Foundation
import GRDB
import GRDBSQLite

/// Inserts rows through SQLite's C functions in one transaction, with one statement that is compiled once.
final class RawImport {
    private var connection: OpaquePointer?
    private var insertion: OpaquePointer?
    private let rows: [[RawValue]]

    /// - Parameter url: a file with the schema of the rows.
    init(_ url: URL, _ imported: some ImportedRows) throws {
        rows = (0..<imported.count).map(imported.values)
        try check(sqlite3_open(url.path, &connection))
        try execute("PRAGMA foreign_keys=ON; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL")
        try execute(imported.preparation)
        let (table, columns) = imported.table
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))"
        try check(sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &insertion, nil))
    }

    deinit {
        sqlite3_finalize(insertion)
        sqlite3_close(connection)
    }

    func run() throws {
        try execute("BEGIN IMMEDIATE")
        for row in rows {
            for (index, value) in row.enumerated() { try bind(value, at: Int32(index + 1)) }
            try check(sqlite3_step(insertion), is: SQLITE_DONE)
            try check(sqlite3_reset(insertion))
        }
        try execute("COMMIT")
    }

    private func bind(_ value: RawValue, at index: Int32) throws {
        // SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the bytes.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .integer(let number): try check(sqlite3_bind_int64(insertion, index, number))
        case .text(let text): try check(sqlite3_bind_text(insertion, index, text, -1, copies))
        }
    }

    private func execute(_ sql: String) throws {
        try check(sqlite3_exec(connection, sql, nil, nil, nil))
    }

    private func check(_ code: CInt, is expected: CInt = SQLITE_OK) throws {
        if code != expected { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

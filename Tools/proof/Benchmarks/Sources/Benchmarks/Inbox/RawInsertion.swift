import Foundation
import GRDB
import GRDBSQLite

/// Inserts rows through SQLite's C functions, with one statement that is compiled once.
final class RawInsertion {
    private var connection: OpaquePointer?
    private var statement: OpaquePointer?

    /// - Parameters:
    ///   - url: a file with the schema of the rows, which nobody else writes.
    ///   - preparation: what is run first.
    ///   - columns: those that each row has a value for, in this order.
    ///   - clause: follows the values.
    init(into url: URL, preparation: String, table: String, columns: [String], clause: String = "") throws {
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        let sql = "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places)) \(clause)"
        try check(sqlite3_open(url.path, &connection))
        try execute(preparation)
        try check(sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(connection)
    }

    func insert(_ row: [DatabaseValue]) throws {
        guard let statement else { throw NotMeasured(description: "There is no statement.") }
        // GRDB's `bind` calls the C function of the value's type, and nothing else.
        for (index, value) in row.enumerated() { try check(value.bind(to: statement, at: CInt(index + 1))) }
        try check(sqlite3_step(statement), is: SQLITE_DONE)
        try check(sqlite3_reset(statement))
    }

    func execute(_ sql: String) throws {
        try check(sqlite3_exec(connection, sql, nil, nil, nil))
    }

    private func check(_ code: CInt, is expected: CInt = SQLITE_OK) throws {
        if code != expected { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

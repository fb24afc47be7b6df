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
    ///   - sql: the insertion, a `?` for each value of a row.
    init(into url: URL, preparation: String, _ sql: String) throws {
        try check(sqlite3_open(url.path, &connection))
        try execute(preparation)
        try check(sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    }

    deinit {
        sqlite3_finalize(statement)
        sqlite3_close(connection)
    }

    func insert(_ row: [DatabaseValue.Storage]) throws {
        for (index, value) in row.enumerated() { try bind(value, at: Int32(index + 1)) }
        try check(sqlite3_step(statement), is: SQLITE_DONE)
        try check(sqlite3_reset(statement))
    }

    func execute(_ sql: String) throws {
        try check(sqlite3_exec(connection, sql, nil, nil, nil))
    }

    /// `PRAGMA synchronous` of the connection; 2 is FULL (SQLite, "Pragma statements").
    func synchronous() throws -> Int {
        var answer: OpaquePointer?
        try check(sqlite3_prepare_v2(connection, "PRAGMA synchronous", -1, &answer, nil))
        defer { sqlite3_finalize(answer) }
        try check(sqlite3_step(answer), is: SQLITE_ROW)
        return Int(sqlite3_column_int64(answer, 0))
    }

    private func bind(_ value: DatabaseValue.Storage, at index: Int32) throws {
        // SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the bytes.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: try check(sqlite3_bind_null(statement, index))
        case .int64(let number): try check(sqlite3_bind_int64(statement, index, number))
        case .double(let number): try check(sqlite3_bind_double(statement, index, number))
        case .string(let text): try check(sqlite3_bind_text(statement, index, text, -1, copies))
        case .blob(let data):
            try data.withUnsafeBytes {
                try check(sqlite3_bind_blob(statement, index, $0.baseAddress, CInt($0.count), copies))
            }
        }
    }

    private func check(_ code: CInt, is expected: CInt = SQLITE_OK) throws {
        if code != expected { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

import Foundation
import GRDB
import GRDBSQLite

/// Writes the rows of the inbox through SQLite's C functions, with one statement that is compiled once.
final class RawInbox {
    private var connection: OpaquePointer?
    private var insertion: OpaquePointer?
    private let row: [(name: String, value: DatabaseValue.Storage)]
    private let eventColumn: Int32

    /// - Parameters:
    ///   - url: a file with the inbox's schema, which nobody else has open.
    ///   - model: a row of it; all rows that are written have its values but for the event.
    init(_ url: URL, like model: Row) throws {
        row = model.compactMap { name, value in name == "id" ? nil : (name, value.storage) }
        eventColumn = Int32((row.firstIndex { $0.name == "event" } ?? 0) + 1)
        try check(sqlite3_open(url.path, &connection))
        let pragmas = """
            PRAGMA foreign_keys=ON; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON
            """
        try check(sqlite3_exec(connection, pragmas, nil, nil, nil))
        try check(sqlite3_busy_timeout(connection, 5_000))
        let names = row.map(\.name).joined(separator: ", ")
        let places = row.map { _ in "?" }.joined(separator: ", ")
        let sql = "INSERT INTO launch (\(names)) VALUES (\(places)) ON CONFLICT (event) DO NOTHING"
        try check(sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &insertion, nil))
    }

    deinit {
        sqlite3_finalize(insertion)
        sqlite3_close(connection)
    }

    func record(event: String) throws {
        for (index, column) in row.enumerated() { try bind(column.value, at: Int32(index + 1)) }
        try bind(.string(event), at: eventColumn)
        try check(sqlite3_step(insertion), is: SQLITE_DONE)
        try check(sqlite3_reset(insertion))
    }

    func synchronous() throws -> Int {
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v2(connection, "PRAGMA synchronous", -1, &statement, nil))
        defer { sqlite3_finalize(statement) }
        try check(sqlite3_step(statement), is: SQLITE_ROW)
        return Int(sqlite3_column_int64(statement, 0))
    }

    private func bind(_ value: DatabaseValue.Storage, at index: Int32) throws {
        // SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the bytes.
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: try check(sqlite3_bind_null(insertion, index))
        case .int64(let number): try check(sqlite3_bind_int64(insertion, index, number))
        case .double(let number): try check(sqlite3_bind_double(insertion, index, number))
        case .string(let text): try check(sqlite3_bind_text(insertion, index, text, -1, copies))
        case .blob(let data):
            try data.withUnsafeBytes {
                try check(sqlite3_bind_blob(insertion, index, $0.baseAddress, CInt($0.count), copies))
            }
        }
    }

    private func check(_ code: CInt, is expected: CInt = SQLITE_OK) throws {
        if code != expected { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

#if os(Linux)
import Foundation
import GRDBSQLite
import Storage
import TestSupport
import Testing

/// Apple's SQLite opens each file with `SQLITE_DBCONFIG_DEFENSIVE`, other systems' does not. From here on all of this
/// process's connections are opened so.
@Suite struct DefensiveTests {
    @Test func `of a file that was cut off the same rows are kept where SQLite is on its guard`() async throws {
        try await withTemporaryFolder { folder in
            let rows = try salvagedRows(in: folder.appending(path: "lax"))
            try #require(openAllDefensively() == SQLITE_OK)
            #expect(try isDefensive(folder.appending(path: "probe.sqlite")))
            #expect(rows > 50)
            #expect(try salvagedRows(in: folder.appending(path: "defensive")) == rows)
        }
    }

    /// How many rows are kept of a file of 400 notes whose end is missing.
    private func salvagedRows(in folder: URL) throws -> Int {
        let file = SampleFile(in: folder)
        try file.fill()
        try file.cutOff(at: 10 * 4_096)
        return try #require(try file.open().backup).keptRows
    }

    /// Whether a table of SQLite's own cannot be written, which `writable_schema` would allow.
    private func isDefensive(_ file: URL) throws -> Bool {
        var database: OpaquePointer?
        try #require(sqlite3_open(file.path, &database) == SQLITE_OK)
        defer { sqlite3_close(database) }
        let sql = "CREATE TABLE a (b); PRAGMA writable_schema=ON; DELETE FROM sqlite_schema"
        return sqlite3_exec(database, sql, nil, nil, nil) != SQLITE_OK
    }

    private func openAllDefensively() -> CInt {
        typealias Extension =
            @convention(c) (
                OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, OpaquePointer?
            ) -> CInt
        let turnOn: Extension = { database, _, _ in
            // A variadic function, which Swift cannot call by its name; on Linux it takes its arguments as any other does.
            typealias Configure = @convention(c) (OpaquePointer?, CInt, CInt, UnsafeMutablePointer<CInt>?) -> CInt
            guard let symbol = dlsym(nil, "sqlite3_db_config") else { return SQLITE_ERROR }
            return unsafeBitCast(symbol, to: Configure.self)(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nil)
        }
        return sqlite3_auto_extension(unsafeBitCast(turnOn, to: (@convention(c) () -> Void).self))
    }
}
#endif

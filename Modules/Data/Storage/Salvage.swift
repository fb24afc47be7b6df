import Foundation
import GRDB

/// Brings over what can still be read of a file that is beyond use.
struct Salvage {
    private let path: String

    /// - Parameter path: a copy of the file.
    init(from path: String) {
        self.path = path
    }

    /// Copies each row by itself into the table of the same name, as far as both have the same columns.
    /// - Parameter database: a new file with the current schema.
    /// - Returns: how many rows were copied.
    func rows(into database: Database) throws -> Int {
        try forgetPageCount()
        // The first has SQLite read what it can of a damaged schema; Apple's ignores it, since it opens files with
        // `SQLITE_DBCONFIG_DEFENSIVE`. Without the second each row would wait for the disk (SQLite, "Pragma statements").
        // One transaction is no way: it ends at the first damage.
        try database.execute(sql: "PRAGMA writable_schema=ON; PRAGMA synchronous=OFF")
        guard (try? database.execute(sql: "ATTACH ? AS damaged", arguments: [path])) != nil else { return 0 }
        defer { try? database.execute(sql: "DETACH damaged") }
        let tables = try String.fetchAll(
            database, sql: "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        let count = tables.filter { $0 != "grdb_migrations" }.reduce(0) { $0 + copy($1, in: database) }
        try database.execute(sql: "PRAGMA writable_schema=OFF; PRAGMA main.synchronous=FULL")
        _ = try database.checkpoint(.truncate, on: "main")
        return count
    }

    /// SQLite refuses a file with fewer pages than its header says, as one that was cut short. A header that says 0 leaves it
    /// to the file's size (SQLite, "Database File Format", section 1.3.7).
    private func forgetPageCount() throws {
        let file = try FileHandle(forUpdating: URL(filePath: path))
        defer { try? file.close() }
        guard try file.read(upToCount: 100)?.count == 100 else { return }
        try file.seek(toOffset: 28)
        try file.write(contentsOf: Data(count: 4))
    }

    private func copy(_ table: String, in database: Database) -> Int {
        let columns = Set(columns(of: table, in: "main", database))
            .intersection(self.columns(of: table, in: "damaged", database))
            .map(\.quotedDatabaseIdentifier).joined(separator: ", ")
        let name = table.quotedDatabaseIdentifier
        var count = 0
        for id in rowIDs(of: table, in: database).sorted() {
            // What cannot be read, or breaks a rule of the table, is left behind.
            let isCopied: Void? = try? database.execute(
                sql: """
                    INSERT OR IGNORE INTO main.\(name) (\(columns))
                    SELECT \(columns) FROM damaged.\(name) WHERE rowid = ?
                    """,
                arguments: [id])
            if isCopied != nil { count += database.changesCount }
        }
        return count
    }

    private func columns(of table: String, in schema: String, _ database: Database) -> [String] {
        let sql = "SELECT name FROM pragma_table_info(?, ?)"
        return (try? String.fetchAll(database, sql: sql, arguments: [table, schema])) ?? []
    }

    /// From both ends up to the damage, and through each index, which may know of those between.
    private func rowIDs(of table: String, in database: Database) -> Set<Int64> {
        let name = table.quotedDatabaseIdentifier
        let indexes = (try? database.indexes(on: table).map(\.name.quotedDatabaseIdentifier)) ?? []
        let scans =
            ["NOT INDEXED ORDER BY rowid", "NOT INDEXED ORDER BY rowid DESC"] + indexes.map { "INDEXED BY \($0)" }
        var ids: Set<Int64> = []
        for scan in scans {
            guard let cursor = try? Int64.fetchCursor(database, sql: "SELECT rowid FROM damaged.\(name) \(scan)")
            else { continue }
            while let id = try? cursor.next() { ids.insert(id) }
        }
        return ids
    }
}

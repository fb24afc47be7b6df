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
        // Without the first SQLite reads nothing of a file that was cut short, and without the second each row would
        // wait for the disk (SQLite, "Pragma statements"). One transaction is no way: it ends at the first damage.
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

    /// From both ends up to the damage, and by way of each index, which may know of those between.
    private func rowIDs(of table: String, in database: Database) -> Set<Int64> {
        let name = table.quotedDatabaseIdentifier
        let indexes = (try? database.indexes(on: table).map(\.name.quotedDatabaseIdentifier)) ?? []
        let ways =
            ["NOT INDEXED ORDER BY rowid", "NOT INDEXED ORDER BY rowid DESC"] + indexes.map { "INDEXED BY \($0)" }
        var ids: Set<Int64> = []
        for way in ways {
            guard let cursor = try? Int64.fetchCursor(database, sql: "SELECT rowid FROM damaged.\(name) \(way)")
            else { continue }
            while let id = try? cursor.next() { ids.insert(id) }
        }
        return ids
    }
}

import Foundation
import GRDB

/// Inserts rows through SQLite's C functions in one transaction.
struct RawImport {
    private let insertion: RawInsertion
    private let rows: [[DatabaseValue.Storage]]

    /// - Parameter url: a file with the schema of the rows.
    init(_ url: URL, _ imported: some ImportedRows) throws {
        rows = (0..<imported.count).map(imported.values)
        let (table, columns) = imported.table
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        insertion = try RawInsertion(
            into: url,
            preparation: """
                PRAGMA foreign_keys=ON; PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; \(imported.preparation)
                """,
            "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))")
    }

    func run() throws {
        try insertion.execute("BEGIN IMMEDIATE")
        for row in rows { try insertion.insert(row) }
        try insertion.execute("COMMIT")
    }
}

import Foundation
import GRDB
import Storage

/// Rows that an import has decoded.
protocol ImportedRows: Sendable {
    init(count: Int)

    var count: Int { get }
    /// Their table, and its columns in the order of the values.
    var table: (name: String, columns: [String]) { get }
    /// What must be there first.
    var preparation: String { get }

    func values(of index: Int) -> [DatabaseValue.Storage]
    /// The same as a line that the programs import.
    func line(of index: Int) -> String
    func save(in database: any StoreDatabase) async throws
}

/// Both sides must have written all rows.
struct RowsMissing: Error {}

extension ImportedRows {
    func check(_ database: any DatabaseReader) async throws {
        let (name, _) = table
        let found = try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(name)") }
        // The programs begin with some of their own.
        guard let found, found >= count else { throw RowsMissing() }
    }

    func writeLines(to file: URL) throws {
        try Data((0..<count).map { line(of: $0) + "\n" }.joined().utf8).write(to: file)
    }
}

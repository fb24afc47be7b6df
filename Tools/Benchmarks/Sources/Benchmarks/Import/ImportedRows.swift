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

    func values(of index: Int) -> [RawValue]
    func save(in database: any StoreDatabase) async throws
}

/// A value as it is handed to SQLite.
enum RawValue {
    case text(String)
    case integer(Int64)
}

/// Both sides must have written all rows.
struct RowsMissing: Error {}

extension ImportedRows {
    func check(_ database: any DatabaseReader) async throws {
        let (name, _) = table
        let found = try await database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(name)") }
        if found != count { throw RowsMissing() }
    }
}

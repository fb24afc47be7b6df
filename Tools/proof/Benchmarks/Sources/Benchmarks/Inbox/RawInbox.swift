import Foundation
import GRDB

/// Writes the rows of the inbox through SQLite's C functions.
final class RawInbox {
    private let insertion: RawInsertion
    private var row: [DatabaseValue.Storage]
    private let eventColumn: Int

    /// - Parameters:
    ///   - url: a file with the inbox's schema, which nobody else has open.
    ///   - model: a row of it; all rows that are written have its values but for the event.
    init(_ url: URL, like model: Row) throws {
        let columns = model.filter { name, _ in name != "id" }
        row = columns.map { _, value in value.storage }
        eventColumn = columns.firstIndex { name, _ in name == "event" } ?? 0
        let names = columns.map { name, _ in name }.joined(separator: ", ")
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        insertion = try RawInsertion(
            into: url,
            preparation: """
                PRAGMA foreign_keys=ON; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON;
                PRAGMA busy_timeout=5000
                """,
            "INSERT INTO launch (\(names)) VALUES (\(places)) ON CONFLICT (event) DO NOTHING")
    }

    func record(event: String) throws {
        row[eventColumn] = .string(event)
        try insertion.insert(row)
    }

    func synchronous() throws -> Int { try insertion.synchronous() }
}

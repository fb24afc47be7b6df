import Foundation
import GRDB
import Storage

/// How long settled payloads are kept. Pending ones are never dropped.
enum Retention {
    private static let age: TimeInterval = 30 * 24 * 60 * 60
    private static let rows = 1_000

    static func apply(in database: Database, now: Date) throws {
        try database.execute(
            sql: "DELETE FROM launch WHERE state = 'settled' AND settledAt < ?", arguments: [(now - age).milliseconds])
        try database.execute(
            sql: """
                DELETE FROM launch WHERE id IN (
                    SELECT id FROM launch WHERE state = 'settled' ORDER BY settledAt DESC, id DESC LIMIT -1 OFFSET ?)
                """,
            arguments: [rows])
    }
}

import Foundation
import GRDB
import Launches
import Storage

/// How long settled payloads are kept. Pending ones are never dropped.
enum Retention {
    private static let age: TimeInterval = 30 * 24 * 60 * 60
    private static let rows = 1_000

    /// - Parameter id: was settled just now, and stays even if the clock was set back since the others were.
    static func apply(in database: Database, keeping id: LaunchRecord.ID, now: Date) throws {
        let drop = try database.cachedStatement(
            sql: """
                DELETE FROM launch WHERE state = 'settled' AND id <> ?1 AND (settledAt < ?2 OR id IN (
                    SELECT id FROM launch WHERE state = 'settled' AND id <> ?1
                    ORDER BY settledAt DESC, id DESC LIMIT -1 OFFSET ?3))
                """)
        try drop.execute(arguments: [id, (now - age).milliseconds, rows - 1])
    }
}

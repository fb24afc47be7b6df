import Foundation
import GRDB
import Launches
import Storage

/// How long settled payloads are kept. Pending ones are never dropped.
enum Retention {
    private static let age: TimeInterval = 30 * 24 * 60 * 60
    private static let rows = 1_000

    /// - Parameter ids: were settled just now, and stay even if the clock was set back since the others were; of more
    ///   than there is room for the last stay.
    static func apply(in database: Database, keeping ids: [LaunchRecord.ID], now: Date) throws {
        let kept = ids.suffix(rows)
        let list = "[\(kept.map(String.init).joined(separator: ","))]"
        let others = "state = 'settled' AND id NOT IN (SELECT value FROM json_each(?1))"
        try database.cachedStatement(sql: "DELETE FROM launch WHERE \(others) AND settledAt < ?2")
            .execute(arguments: [list, (now - age).milliseconds])
        try database.cachedStatement(
            sql: """
                DELETE FROM launch WHERE id IN (
                    SELECT id FROM launch WHERE \(others) ORDER BY settledAt, id
                    LIMIT (SELECT MAX(COUNT(*) - ?2, 0) FROM launch WHERE state = 'settled'))
                """
        ).execute(arguments: [list, rows])
    }
}

import Foundation
import GRDB
import Launches
import Storage

/// How long settled payloads are kept, and when the others are dropped. Pending ones are never dropped.
///
/// The newest 1,000 stay for 30 days, so that a second callback of their event is known to be a duplicate. To count the
/// settled ones walks all of them, and to delete one writes as many pages as to settle one: so they are counted at the
/// first settlement of a process, then after 100 more or a day, and are dropped a hundred at once. One process alone
/// never leaves 1,100; each that settles beside it may leave 100 more.
struct Retention {
    private static let day: TimeInterval = 24 * 60 * 60
    private static let age = 30 * day
    private static let rows = 1_000
    private static let slack = 100

    /// How many may be settled before they are counted again.
    private var room = 0
    private var countedAt = Date.distantPast

    /// Drops what is due.
    /// - Parameter ids: were settled just now, and stay even if the clock was set back since the others were; of more
    ///   than there is room for the last stay.
    /// - Returns: what holds once the transaction is committed.
    func applied(in database: Database, keeping ids: [LaunchRecord.ID], now: Date) throws -> Retention {
        var next = self
        next.room -= ids.count
        // A clock that was set back may stay behind for long.
        if next.room > 0, abs(now.timeIntervalSince(countedAt)) < Self.day { return next }
        let kept = ids.suffix(Self.rows)
        try database.drop(settledBefore: now - Self.age, keeping: kept)
        var settled = try database.settledCount()
        if settled >= Self.rows + Self.slack {
            try database.dropOldest(settled - Self.rows, keeping: kept)
            settled = Self.rows
        }
        next.room = min(Self.rows + Self.slack - settled, Self.slack)
        next.countedAt = now
        return next
    }
}

extension Database {
    /// Both deletions read a range of `launch_settled`.
    private static var others: String { "state = 'settled' AND id NOT IN (SELECT value FROM json_each(?1))" }

    fileprivate func settledCount() throws -> Int {
        try Int.fetchOne(cachedStatement(sql: "SELECT COUNT(*) FROM launch WHERE state = 'settled'")) ?? 0
    }

    fileprivate func drop(settledBefore date: Date, keeping ids: ArraySlice<LaunchRecord.ID>) throws {
        try cachedStatement(sql: "DELETE FROM launch WHERE \(Self.others) AND settledAt < ?2")
            .execute(arguments: [ids.json, date.milliseconds])
    }

    fileprivate func dropOldest(_ count: Int, keeping ids: ArraySlice<LaunchRecord.ID>) throws {
        try cachedStatement(
            sql: """
                DELETE FROM launch WHERE id IN (
                    SELECT id FROM launch WHERE \(Self.others) ORDER BY settledAt, id LIMIT ?2)
                """
        ).execute(arguments: [ids.json, count])
    }
}

extension ArraySlice<LaunchRecord.ID> {
    fileprivate var json: String { "[\(map(String.init).joined(separator: ","))]" }
}

public import Foundation
import GRDB
public import Launches
public import Storage
public import StoreErrors

/// The inbox in SQLite. Each function is one commit, and returns after it; marks of attempts are in a file beside it. A
/// tap waits for one sync, that of its record: marks and steps of the trace need not survive a power loss, and a push's
/// content is synced before the push is settled.
///
/// ```swift
/// let opened = try DatabaseFile(file).open(migrations: LaunchStoreSchema.migrations, now: .now)
/// let inbox = SQLiteLaunchInbox(opened.writer)
/// if case .new(let id) = try inbox.record(payload, expiresAt: expiry, trace: []) {
///     try inbox.beginRouting(id)
///     try inbox.settle([PendingSettlement(id, as: Settlement(.shown), trace: [])], at: .now)
/// }
/// ```
public final class SQLiteLaunchInbox: LaunchInbox {
    private let database: any StoreDatabase
    private let content: (any StoreDatabase)?
    private let marks: RoutingMarks

    /// - Parameters:
    ///   - database: a file with ``LaunchStoreSchema``, opened so that commits survive a power loss.
    ///   - content: the file that takes what notifications bring. It is synced before one of them is settled; nil where
    ///     none has effects elsewhere.
    public init(_ database: any StoreDatabase, effectsIn content: (any StoreDatabase)? = nil) {
        self.database = database
        self.content = content
        marks = RoutingMarks(at: database.path.hasPrefix("/") ? database.path + ".marks" : nil)
    }

    public func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(StoreError) -> Recording {
        let recording: Recording = try database.writeNow { database in
            // A conflict in place of the condition would use up an id, by which old ones are dropped.
            let columns = PayloadColumns(payload.content)
            let event = payload.event.description.stored
            try database.execute(
                """
                INSERT INTO launch (event, source, state, owner, link, requestID, notifiedAt, userInfo, action, text,
                    scene, deliveredAt, arrivedAt, expiresAt, trace)
                SELECT CAST(?1 AS TEXT), ?, 'pending', CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?, ?,
                    CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?, ?, ?, ?
                WHERE NOT EXISTS (SELECT 1 FROM launch WHERE event = CAST(?1 AS TEXT))
                """,
                [
                    event, payload.source.rawValue, payload.owner?.description.stored, columns.link?.stored,
                    columns.requestID?.stored, columns.notifiedAt?.milliseconds, columns.userInfo,
                    columns.action?.stored,
                    columns.text?.stored, columns.scene?.stored, payload.deliveredAt.milliseconds,
                    payload.arrivedAt.milliseconds,
                    expiresAt.milliseconds, TraceText.text(of: trace),
                ])
            if database.changesCount == 1 { return .new(database.lastInsertedRowID) }
            let known = try Int64.fetchOne(
                database, sql: "SELECT id FROM launch WHERE event = CAST(? AS TEXT)", arguments: [event])
            guard let known else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
            return .duplicate(of: known)
        }
        // Of a file that was replaced the ids may begin anew. It is recorded, whatever becomes of an old mark.
        if case .new(let id) = recording { try? marks.remove([id]) }
        return recording
    }

    public func pending() throws(StoreError) -> [LaunchRecord] {
        try records("WHERE state <> 'settled' ORDER BY id")
    }

    public func beginRouting(_ id: LaunchRecord.ID) throws(StoreError) {
        // A process that dies before it removes the mark of what it has settled leaves that mark.
        if !marks.isPruned, let pending = try? pending() { marks.prune(to: pending.map(\.id)) }
        try marks.begin(id)
    }

    public func endRouting(_ id: LaunchRecord.ID) throws(StoreError) { try marks.end(id) }

    /// From now on no mark is written, as where a process is dead.
    public func endMarking() { marks.end() }

    public var isRefusalReported: Bool { marks.isRefusalReported }

    public func markRefusalReported() { marks.markRefusalReported() }

    public func postpone(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(StoreError) {
        try marks.end(id)
        try database.writeNow { database in
            try database.execute(
                "UPDATE launch SET failures = failures + 1, trace = trace || ? WHERE id = ? AND state <> 'settled'",
                [TraceText.text(of: trace), id])
        }
    }

    public func settle(_ settlements: [PendingSettlement], at date: Date) throws(StoreError) {
        let marks = marks.counts
        try syncEffects(of: settlements.map(\.id))
        try database.writeNow { database in
            try database.inTransaction(.immediate) {
                for settlement in settlements {
                    try database.settle(settlement, attempts: marks[settlement.id] ?? 0, at: date)
                }
                if settlements.contains(where: { $0.id.isMultiple(of: 100) }) {
                    try database.dropOldest(keeping: settlements.map(\.id))
                }
                return .commit
            }
        }
        // They have ended; a mark that stays means nothing.
        try? self.marks.remove(settlements.map(\.id) + [RoutingMarks.refusal])
        restartLogs(after: settlements.map(\.id))
    }

    /// A start reads the logs, and the next commit checkpoints a long one. Every tenth settlement therefore checkpoints
    /// both, when no user is waiting.
    private func restartLogs(after ids: [LaunchRecord.ID]) {
        guard ids.contains(where: { $0.isMultiple(of: 10) }) else { return }
        for file in [database, content] { try? file?.opened().writeWithoutTransaction { $0.restartLog() } }
    }

    /// A link leaves nothing elsewhere.
    private func syncEffects(of ids: [LaunchRecord.ID]) throws(StoreError) {
        // Where the content cannot be opened, nothing was written to it either.
        guard let content, (try? content.opened()) != nil,
            try database.writeNow({ try $0.holdsNotification(among: ids) })
        else { return }
        try content.writeNow { try $0.syncLog() }
    }

    public func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(StoreError) {
        try database.writeNow { database in
            try database.withoutSync {
                try database.execute(
                    "UPDATE launch SET trace = trace || ? WHERE id = ?", [TraceText.text(of: trace), id])
            }
        }
    }

    public func record(id: LaunchRecord.ID) throws(StoreError) -> LaunchRecord? {
        try records("WHERE id = ?", [id]).first
    }

    public func history() throws(StoreError) -> [LaunchRecord] {
        try records("ORDER BY id")
    }

    private func records(
        _ condition: String, _ arguments: StatementArguments = []
    ) throws(StoreError) -> [LaunchRecord] {
        self.marks.read()
        let marks = marks.counts
        return try database.readNow { database in
            try Row.fetchAll(
                database, sql: "SELECT \(LaunchRecord.columns) FROM launch \(condition)", arguments: arguments
            ).compactMap { row in
                LaunchRecord(row, attempts: row.integer("id").flatMap { marks[$0] } ?? 0)
            }
        }
    }
}

extension Database {
    /// Compiled once for each connection.
    fileprivate func execute(_ sql: String, _ arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    fileprivate func holdsNotification(among ids: [LaunchRecord.ID]) throws -> Bool {
        let statement = try cachedStatement(
            sql: """
                SELECT EXISTS (
                    SELECT 1 FROM launch WHERE id IN (SELECT value FROM json_each(?)) AND userInfo IS NOT NULL)
                """)
        return try Bool.fetchOne(statement, arguments: ["\(ids)"]) == true
    }

    /// - Parameter attempts: how many of it are marked.
    fileprivate func settle(_ pending: PendingSettlement, attempts: Int, at date: Date) throws {
        try execute(
            """
            UPDATE launch SET state = 'settled', attempts = attempts + ?, outcome = ?, code = ?, route = ?,
                settledAt = ?, trace = trace || ?,
                link = NULL, requestID = NULL, notifiedAt = NULL, userInfo = NULL, action = NULL, text = NULL,
                scene = NULL
            WHERE id = ? AND state <> 'settled'
            """,
            [
                attempts, pending.settlement.outcome.rawValue, pending.settlement.code, pending.settlement.route,
                date.milliseconds, TraceText.text(of: pending.trace), pending.id,
            ])
    }

    /// Keeps the newest 1,000 that have ended, so that a second callback of their event is known to be a duplicate. It
    /// is done at every hundredth, since it writes as many pages as a settlement does; up to 100 more stay until then.
    /// - Parameter ids: were settled just now, and stay.
    fileprivate func dropOldest(keeping ids: [LaunchRecord.ID]) throws {
        try execute(
            """
            DELETE FROM launch WHERE state = 'settled' AND id <= (
                SELECT id FROM launch WHERE state = 'settled' ORDER BY id DESC LIMIT 1 OFFSET 1000)
                AND id NOT IN (SELECT value FROM json_each(?))
            """, ["\(ids.suffix(1_000))"])
    }
}

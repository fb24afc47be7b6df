public import Foundation
public import GRDB
public import Launches
import Storage

/// The inbox in SQLite. Each function is one commit, and returns after it.
public struct SQLiteLaunchInbox: LaunchInbox {
    private let database: any DatabaseWriter

    /// - Parameter database: a file with ``LaunchStoreSchema``, opened so that commits survive a power loss.
    public init(_ database: any DatabaseWriter) {
        self.database = database
    }

    public func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(LaunchStoreError) -> Recording {
        try write { database in
            let row = PayloadColumns(payload)
            let insert = try database.cachedStatement(
                sql: """
                    INSERT INTO launch (event, source, state, owner, link, request, userInfo, action, text,
                        deliveredAt, arrivedAt, expiresAt, trace)
                    VALUES (?, ?, 'pending', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (event) DO NOTHING
                    """)
            try insert.execute(arguments: [
                payload.event.description, payload.source.rawValue, payload.owner?.description, row.link, row.request,
                row.userInfo, row.action, row.text, payload.deliveredAt.milliseconds, payload.arrivedAt.milliseconds,
                expiresAt.milliseconds, TraceText.text(of: trace),
            ])
            if database.changesCount == 1 { return .new(database.lastInsertedRowID) }
            let known = try Int64.fetchOne(
                database, sql: "SELECT id FROM launch WHERE event = ?", arguments: [payload.event.description])
            return .duplicate(of: known ?? 0)
        }
    }

    public func pending() throws(LaunchStoreError) -> [LaunchRecord] {
        try read { try Row.fetchAll($0, sql: "SELECT * FROM launch WHERE state <> 'settled' ORDER BY id") }
            .map(LaunchRecord.init)
    }

    public func beginRouting(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(LaunchStoreError) {
        try update(
            id, trace, sql: "UPDATE launch SET state = 'routing', attempts = attempts + 1, trace = trace || ?")
    }

    public func endRouting(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(LaunchStoreError) {
        try update(
            id, trace, sql: "UPDATE launch SET state = 'pending', attempts = max(attempts - 1, 0), trace = trace || ?")
    }

    public func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(LaunchStoreError) {
        try write { database in
            try database.execute(
                sql: "UPDATE launch SET trace = trace || ? WHERE id = ?", arguments: [TraceText.text(of: trace), id])
        }
    }

    public func settle(
        _ id: LaunchRecord.ID, as settlement: Settlement, at date: Date, trace: [TraceEntry]
    ) throws(LaunchStoreError) {
        try write { database in
            try database.inTransaction(.immediate) {
                try database.execute(
                    sql: """
                        UPDATE launch SET state = 'settled', outcome = ?, code = ?, route = ?, settledAt = ?,
                            trace = trace || ?, link = NULL, userInfo = NULL, text = NULL
                        WHERE id = ? AND state <> 'settled'
                        """,
                    arguments: [
                        settlement.outcome.rawValue, settlement.code, settlement.route, date.milliseconds,
                        TraceText.text(of: trace), id,
                    ])
                try Retention.apply(in: database, now: date)
                return .commit
            }
        }
    }

    public func record(id: LaunchRecord.ID) throws(LaunchStoreError) -> LaunchRecord? {
        try read { try Row.fetchOne($0, sql: "SELECT * FROM launch WHERE id = ?", arguments: [id]) }
            .map(LaunchRecord.init)
    }

    public func history() throws(LaunchStoreError) -> [LaunchRecord] {
        try read { try Row.fetchAll($0, sql: "SELECT * FROM launch ORDER BY id") }.map(LaunchRecord.init)
    }

    private func update(_ id: LaunchRecord.ID, _ trace: [TraceEntry], sql: String) throws(LaunchStoreError) {
        try write { database in
            try database.execute(
                sql: sql + " WHERE id = ? AND state <> 'settled'", arguments: [TraceText.text(of: trace), id])
        }
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws(LaunchStoreError) -> Value {
        do {
            return try database.read(body)
        } catch {
            throw LaunchStoreError(error)
        }
    }

    private func write<Value>(_ body: (Database) throws -> Value) throws(LaunchStoreError) -> Value {
        do {
            return try database.writeWithoutTransaction(body)
        } catch {
            throw LaunchStoreError(error)
        }
    }
}

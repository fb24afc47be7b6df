import Foundation
import GRDB
import Launches
import Storage

extension LaunchRecord {
    /// A row that a newer or damaged app wrote still makes a record, though one without a payload.
    init(_ row: Row) {
        let deliveredAt = Date(milliseconds: row["deliveredAt"])
        let arrivedAt = Date(milliseconds: row["arrivedAt"])
        let event = EventIdentity(row["event"])
        let owner = (row["owner"] as String?).map(AccountID.init)
        let source = LaunchSource(rawValue: row["source"])
        let payload = source.flatMap { source in
            PayloadColumns.content(in: row, deliveredAt: deliveredAt).map { content in
                LaunchPayload(
                    source: source, content: content, event: event, owner: owner, deliveredAt: deliveredAt,
                    arrivedAt: arrivedAt)
            }
        }
        let outcome = (row["outcome"] as String?).flatMap(Outcome.init)
        self.init(
            id: row["id"], source: source ?? .inApp, event: event, state: State(rawValue: row["state"]) ?? .pending,
            payload: payload, attempts: row["attempts"],
            settlement: outcome.map { Settlement($0, code: row["code"], route: row["route"]) }, owner: owner,
            deliveredAt: deliveredAt, arrivedAt: arrivedAt, expiresAt: Date(milliseconds: row["expiresAt"]),
            settledAt: (row["settledAt"] as Int64?).map(Date.init(milliseconds:)),
            trace: TraceText.entries(in: row["trace"]))
    }
}

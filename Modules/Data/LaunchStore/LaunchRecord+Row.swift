import Foundation
import GRDB
import Launches
import Storage

extension LaunchRecord {
    /// What the initializer below reads.
    static let columns = """
        id, CAST(event AS BLOB) AS event, source, state, attempts, failures, CAST(owner AS BLOB) AS owner,
        CAST(link AS BLOB) AS link, CAST(requestID AS BLOB) AS requestID, notifiedAt, userInfo,
        CAST(action AS BLOB) AS action, CAST(text AS BLOB) AS text, CAST(scene AS BLOB) AS scene,
        deliveredAt, arrivedAt, expiresAt, settledAt, outcome, code, route, trace
        """

    /// A row that a newer or damaged app wrote still makes a record, though one without a payload; nil if not even its
    /// id and times are there.
    /// - Parameter attempts: how many of its attempts are marked. A settled row counts its own.
    init?(_ row: Row, attempts: Int) {
        guard let id = row.integer("id"), let event = row.text("event").map(EventIdentity.init),
            let deliveredAt = row.date("deliveredAt"), let arrivedAt = row.date("arrivedAt"),
            let expiresAt = row.date("expiresAt")
        else { return nil }
        let owner = row.text("owner").map(AccountID.init)
        let source = row.text("source").flatMap(LaunchSource.init)
        var payload: LaunchPayload?
        if let source, let content = PayloadColumns(row).content(from: source) {
            payload = LaunchPayload(
                source: source, content: content, event: event, owner: owner, deliveredAt: deliveredAt,
                arrivedAt: arrivedAt)
        }
        let state = row.text("state").flatMap(State.init) ?? .pending
        let marked = state == .settled ? 0 : attempts
        let outcome = row.text("outcome").flatMap(Outcome.init)
        self.init(
            id: id, source: source ?? .openURL, event: event,
            state: state == .pending && marked > 0 ? .routing : state, payload: payload,
            attempts: (row.count("attempts") ?? 0) + marked, failures: row.count("failures") ?? 0,
            settlement: outcome.map { Settlement($0, code: row.text("code"), route: row.text("route")) }, owner: owner,
            deliveredAt: deliveredAt, arrivedAt: arrivedAt, expiresAt: expiresAt, settledAt: row.date("settledAt"),
            trace: TraceText.entries(in: row.text("trace") ?? ""))
    }
}

import AppFlow
import DeepLinks
import Launches
import Timestamps

extension JSONObject {
    /// One payload of the inbox.
    init(_ record: LaunchRecord) {
        let settlement = record.settlement
        let trace = record.trace.map { entry -> JSONObject in
            ["step": entry.step.rawValue, "detail": entry.detail, "at": RFC3339.string(from: entry.at)]
        }
        self = [
            "id": record.id, "source": record.source.rawValue, "trust": record.source.linkSource.rawValue,
            "state": record.state.rawValue, "outcome": settlement?.outcome.rawValue, "code": settlement?.code,
            "route": settlement?.route, "attempts": record.attempts, "owner": record.owner?.description,
            "deliveredAt": RFC3339.string(from: record.deliveredAt),
            "arrivedAt": RFC3339.string(from: record.arrivedAt),
            "expiresAt": RFC3339.string(from: record.expiresAt),
            "settledAt": record.settledAt.map(RFC3339.string), "trace": trace,
        ]
    }
}

extension TextTable {
    /// Payloads of the inbox.
    init(_ records: [LaunchRecord], language: Language) {
        let headings = ["id", "arrived", "source", "trust", "outcome", "attempts", "route"].map {
            language.sentence("inbox.\($0)")
        }
        let rows = records.map { record in
            let outcome = record.settlement.map {
                [$0.outcome.rawValue, $0.code].compactMap(\.self).joined(separator: " ")
            }
            return [
                String(record.id), RFC3339.string(from: record.arrivedAt), record.source.rawValue,
                record.source.linkSource.rawValue, outcome ?? record.state.rawValue, String(record.attempts),
                record.settlement?.route ?? "–",
            ]
        }
        self.init(
            headings, rows, widest: [20, 24, 24, 13, 40, 8, 60], ifEmpty: language.sentence("inbox.empty"))
    }
}

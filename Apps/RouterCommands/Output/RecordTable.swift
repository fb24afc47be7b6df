import AppFlow
import DeepLinks
import Launches
import Timestamps

/// Payloads of the inbox as a table for people.
struct RecordTable {
    private let records: [LaunchRecord]
    private let language: Language

    init(_ records: [LaunchRecord], language: Language) {
        self.records = records
        self.language = language
    }

    var lines: [String] {
        guard !records.isEmpty else { return [language.sentence("inbox.empty")] }
        let headings = ["id", "arrived", "source", "trust", "outcome", "attempts", "route"].map {
            language.sentence("inbox.\($0)")
        }
        return TextTable(headings, records.map(cells), widest: [20, 24, 24, 13, 40, 8, 60]).lines
    }

    private func cells(of record: LaunchRecord) -> [String] {
        let outcome = record.settlement.map {
            [$0.outcome.rawValue, $0.code].compactMap(\.self).joined(separator: " ")
        }
        return [
            String(record.id), RFC3339.string(from: record.arrivedAt), record.source.rawValue,
            record.source.linkSource.rawValue, outcome ?? record.state.rawValue, String(record.attempts),
            record.settlement?.route ?? "–",
        ]
    }
}

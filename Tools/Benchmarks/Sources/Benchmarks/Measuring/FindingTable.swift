import Foundation

/// Findings as a table, one line each.
struct FindingTable {
    let findings: [Finding]

    var lines: [String] {
        let rows = [["what", "measured", "baseline", "ratio", "budget", "verdict"]] + findings.map(Self.cells)
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let gap = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + gap : gap + cell.0
            }.joined(separator: "  ")
        }
    }

    private static func cells(of finding: Finding) -> [String] {
        let (budget, verdict): (String, String) =
            switch finding.budget {
            case .ratio(let limit): ("<= \(text(limit)) x", finding.isOver ? "over" : "ok")
            case .within(let limit): ("<= \(text(limit))", finding.isOver ? "over" : "ok")
            case .none: ("-", "-")
            }
        return [
            finding.what, text(finding.measured), finding.baseline.map(text) ?? "-",
            finding.ratio.map { "\(text($0)) x" } ?? "-", budget, verdict,
        ]
    }

    private static func text(_ number: Double) -> String { String(format: "%.2f", number) }

    private static func text(_ duration: Duration) -> String {
        let microseconds = duration / .microseconds(1)
        return microseconds < 10_000 ? "\(text(microseconds)) us" : "\(text(microseconds / 1_000)) ms"
    }
}

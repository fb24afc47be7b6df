import Foundation

/// Findings as a table, one line each.
struct FindingTable {
    let findings: [Finding]

    /// In columns, for a terminal.
    var lines: [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let gap = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + gap : gap + cell.0
            }.joined(separator: "  ")
        }
    }

    /// The same for a Markdown page.
    var markdown: [String] {
        var lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
        lines.insert("|---|--:|--:|--:|--:|---|", at: 1)
        return lines
    }

    private var rows: [[String]] {
        [["what", "measured", "baseline", "ratio", "budget", "verdict"]] + findings.map(Self.cells)
    }

    private static func cells(of finding: Finding) -> [String] {
        let budget =
            switch finding.budget {
            case .ratio(let limit): "<= \(text(limit)) x"
            case .atLeast(let limit): ">= \(text(limit)) x"
            case .within(let limit): "<= \(Amount.time(limit).text)"
            case .count(let limit): "<= \(Amount.count(limit).text)"
            }
        return [
            finding.what, finding.measured.text, finding.baseline?.text ?? "-",
            finding.ratio.map { "\(text($0)) x" } ?? "-", budget, finding.isOver ? "missed" : "ok",
        ]
    }

    private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}

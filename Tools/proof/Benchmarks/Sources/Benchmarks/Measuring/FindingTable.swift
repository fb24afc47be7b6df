import Foundation

/// Findings as a table, one line each.
struct FindingTable {
    private let rows: [[String]]

    init(_ findings: [Finding]) {
        rows =
            [["what", "measured", "baseline", "ratio", "budget", "verdict"]]
            + findings.map { finding in
                [
                    finding.what, finding.measured.text, finding.baseline?.text ?? "-",
                    finding.ratio.map { String(format: "%.2f x", $0) } ?? "-", finding.budget.text,
                    finding.isMissed ? "missed" : "ok",
                ]
            }
    }

    /// In columns, for a terminal.
    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let gap = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + gap : gap + cell.0
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    /// Writes the table in Markdown between the two marks of a page that name the benchmark.
    func write(into page: URL, as name: String) throws {
        var lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
        lines.insert("|---|--:|--:|--:|--:|---|", at: 1)
        let text = try String(contentsOf: page, encoding: .utf8)
        guard let start = text.range(of: "<!-- benchmark: \(name) -->\n")?.upperBound,
            let end = text.range(of: "<!-- end of benchmark: \(name) -->", range: start..<text.endIndex)?.lowerBound
        else { throw NotMeasured(description: "\(page.lastPathComponent) has no two marks of \(name).") }
        let table = lines.joined(separator: "\n") + "\n"
        try (text[..<start] + table + text[end...]).write(to: page, atomically: true, encoding: .utf8)
    }
}

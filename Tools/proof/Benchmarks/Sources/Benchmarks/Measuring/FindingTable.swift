import Foundation

/// Findings as a table in Markdown, one line each.
struct FindingTable {
    let text: String

    init(_ findings: [Finding]) {
        let rows = findings.map { finding in
            [
                finding.what, finding.measured.text, finding.baseline?.text ?? "-",
                finding.ratio.map { String(format: "%.2f x", $0) } ?? "-", finding.budget.text,
                finding.isMissed ? "missed" : "ok",
            ]
        }
        let lines = ([["what", "measured", "baseline", "ratio", "budget", "verdict"]] + rows)
            .map { "| " + $0.joined(separator: " | ") + " |" }
        text = ([lines[0], "|---|--:|--:|--:|--:|---|"] + lines.dropFirst()).joined(separator: "\n")
    }

    /// Writes the table between the two marks of a page that name the benchmark.
    func write(into page: URL, as name: String) throws {
        let whole = try String(contentsOf: page, encoding: .utf8)
        guard let start = whole.range(of: "<!-- benchmark: \(name) -->\n")?.upperBound,
            let end = whole.range(of: "<!-- end of benchmark: \(name) -->", range: start..<whole.endIndex)?.lowerBound
        else { throw NotMeasured(description: "\(page.lastPathComponent) has no two marks of \(name).") }
        try (whole[..<start] + text + "\n" + whole[end...]).write(to: page, atomically: true, encoding: .utf8)
    }
}

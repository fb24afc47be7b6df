/// Cells in columns for people, whatever the width, the direction or the control characters of what stands in them.
public struct TextTable {
    private let rows: [[String]]
    private let widest: [Int]
    private let emptySentence: String

    /// - Parameters:
    ///   - headings: over the columns.
    ///   - widest: how many columns of the terminal each may take, at most.
    ///   - sentence: stands for a table without rows.
    public init(_ headings: [String], _ rows: [[String]], widest: [Int], ifEmpty sentence: String) {
        self.rows = [headings] + rows
        self.widest = widest
        emptySentence = sentence
    }

    public var lines: [String] {
        if rows.count == 1 { return [emptySentence] }
        let shown = rows.map { row in zip(row, widest).map { DisplayWidth.printable($0, upTo: $1) } }
        let widths = widest.indices.map { column in shown.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
        if let columns = Console.columns, widths.reduce(-Self.gap.count, { $0 + $1 + Self.gap.count }) > columns {
            return cells(of: shown)
        }
        return shown.map { row in
            zip(row, widths).map { DisplayWidth.fit($0, to: $1) }.joined(separator: Self.gap).trimmingEnd
        }
    }

    /// A line for each cell, and a blank one between rows: for a terminal that is narrower than the table.
    private func cells(of rows: [[String]]) -> [String] {
        let width = rows[0].map(DisplayWidth.of).max() ?? 0
        let blocks = rows.dropFirst().map { row in
            zip(rows[0], row).map { (DisplayWidth.fit($0, to: width) + Self.gap + $1).trimmingEnd }
        }
        return Array(blocks.joined(separator: [""]))
    }

    private static let gap = "  "
}

extension String {
    /// Without the blanks that fill the last column.
    fileprivate var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

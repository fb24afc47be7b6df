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
        return shown.map { row in
            zip(row, widths).map { DisplayWidth.fit($0, to: $1) }.joined(separator: "  ").trimmingEnd
        }
    }
}

extension String {
    /// Without the blanks that fill the last column.
    fileprivate var trimmingEnd: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

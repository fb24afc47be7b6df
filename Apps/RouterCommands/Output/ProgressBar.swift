import Foundation

/// Shows people how far something long has come, on the last line of their terminal.
struct ProgressBar: Sendable {
    private let total: Int?
    private let start = ContinuousClock.now
    private var drawn = ""

    /// What is over sooner needs none.
    private static let patience = Duration.milliseconds(300)
    private static let width = 30

    /// Nil where standard error is no terminal.
    /// - Parameter total: how many bytes there are; nil if nobody can know.
    init?(total: Int?) {
        guard isatty(STDERR_FILENO) == 1 else { return nil }
        self.total = total
    }

    mutating func draw(bytes: Int, rows: Int) {
        guard ContinuousClock.now - start > Self.patience else { return }
        let line = Self.line(bytes: bytes, of: total, rows: rows)
        guard line != drawn else { return }
        drawn = line
        Self.write("\r\(line)")
    }

    /// Takes the bar away.
    mutating func clear() {
        if !drawn.isEmpty { Self.write("\r\u{1B}[K") }
        drawn = ""
    }

    static func line(bytes: Int, of total: Int?, rows: Int) -> String {
        guard let total, total > 0 else { return "\(rows)" }
        let part = min(Double(bytes) / Double(total), 1)
        let filled = Int(part * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(bar) \(Int(part * 100)) %  \(rows)"
    }

    private static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}

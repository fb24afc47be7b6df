import AppFlow
import Launches

/// The taps in words: the newest one's trace step by step, and the outcome of each other one.
struct TraceDrawing {
    /// The newest first.
    let taps: [LaunchRecord]
    let language: Language

    private static let good: Set<Outcome> = [.shown, .performed]
    private static let bad: Set<Outcome> = [.failed, .quarantined, .expired]
    private static let linesPerText = 4

    /// - Parameters:
    ///   - width: in columns.
    ///   - height: in lines.
    func lines(width: Int, height: Int) -> [String] {
        func wrapped(_ text: String) -> [String] {
            DisplayWidth.lines(of: text, width: width, limit: Self.linesPerText)
        }
        guard let newest = taps.first else { return Array(wrapped(language.sentence("trace.empty")).prefix(height)) }
        let settlement = newest.settlement
        var lines = wrapped(heading(of: newest)).map { Style.title($0) }
        lines += wrapped(outcome(of: newest)).map { style(of: newest)?($0) ?? $0 }
        if let code = settlement?.code { lines += wrapped(language.sentence(code)) }
        if let route = settlement?.route { lines += wrapped(route).map { Style.accent($0) } }
        for entry in newest.trace {
            let sentence = DisplayWidth.lines(
                of: TraceSentence(entry, language: language).text, width: width - 2, limit: Self.linesPerText)
            lines += sentence.enumerated().map { ($0 == 0 ? "→ " : "  ") + $1 }
        }
        if taps.count > 1 { lines.append("") }
        for tap in taps.dropFirst() {
            let text = "\(PhoneTime.text(tap.arrivedAt)) \(heading(of: tap)): \(outcome(of: tap))"
            lines.append(Style.quiet(DisplayWidth.printable(text, upTo: width)))
        }
        return Array(lines.prefix(height))
    }

    private func heading(of tap: LaunchRecord) -> String { language.sentence("source.\(tap.source.rawValue)") }

    private func outcome(of tap: LaunchRecord) -> String {
        language.sentence("outcome.\(tap.settlement?.outcome.rawValue ?? "pending")")
    }

    private func style(of tap: LaunchRecord) -> Style? {
        guard let outcome = tap.settlement?.outcome else { return nil }
        return Self.good.contains(outcome) ? .good : Self.bad.contains(outcome) ? .bad : nil
    }
}

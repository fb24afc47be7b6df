import AppFlow
import Launches

/// One step of a payload's trace as a sentence.
struct TraceSentence {
    let text: String

    init(_ entry: TraceEntry, language: Language) {
        let detail = DisplayWidth.printable(entry.detail ?? "")
        // What the detail names may have words of its own: a channel, a phase, an outcome or a code.
        let words = ["source.\(detail)", "launch.\(detail)", "outcome.\(detail)", detail].first { language.has($0) }
        text = language.sentence(
            "step.\(entry.step.rawValue)", ["detail": words.map { language.sentence($0) } ?? detail])
    }
}

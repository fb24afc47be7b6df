import AppFlow
import DeepLinks
import DeviceSimulator
import Launches

extension Language {
    func sentence(of verdict: PushVerdict) -> String {
        sentence("verdict.\(verdict.name)")
    }

    /// The sentences of all verdicts, by what the page knows them under.
    var verdicts: [String: String] {
        let names =
            PushVerdict.Reason.allCases.map(\.rawValue) + PushVerdict.Circumstance.allCases.map(\.rawValue)
            + ["presented", "quietly"]
        return Dictionary(uniqueKeysWithValues: names.map { ($0, sentence("verdict.\($0)")) })
    }

    /// What each step of a tap's path means, by its name.
    var meanings: [String: String] {
        let steps = TraceEntry.Step.allCases.map(\.rawValue)
        return Dictionary(uniqueKeysWithValues: steps.map { ($0, sentence("meaning.\($0)")) })
    }

    /// A step of a payload's trace.
    func sentence(of entry: TraceEntry) -> String {
        var detail = DisplayWidth.printable(entry.detail ?? "")
        // What the detail names may have words of its own: a channel, a phase, a rule, an outcome or a code.
        let keys = ["source", "launch", "rule", "outcome"].map { "\($0).\(detail)" } + [detail]
        let key = keys.first(where: has)
        if let key { detail = sentence(key) }
        for finding in entry.findings {
            let words = DisplayWidth.printable(sentence(of: finding))
            detail = detail.replacing(DisplayWidth.printable(finding.description), with: words)
        }
        return sentence("step.\(entry.step.rawValue)", ["detail": detail])
    }

    func sentence(of fault: PushFault) -> String {
        switch fault {
        case .notJSON(let line, let column):
            sentence("refusal.notJSON", ["line": String(line), "column": String(column)])
        case .tooLarge(let count): sentence("refusal.tooLarge", ["count": String(count)])
        }
    }
}

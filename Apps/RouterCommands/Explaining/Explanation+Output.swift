import AppFlow
import DeepLinks

extension JSONObject {
    /// What `explain` answers.
    /// - Parameter reader: in which somebody reads the steps; nil for programs, which read English.
    init(_ explanation: Explanation, language: Language, reader: Language? = nil) {
        self = [
            "link": explanation.link, "route": explanation.route, "parameters": explanation.parameters,
            "error": explanation.errorCode.map { Answer.Failure($0, in: language) },
            "steps": explanation.steps.map { ["step": $0.step, "result": reader?.sentence(of: $0) ?? $0.result] },
        ]
    }
}

extension Explanation {
    /// What people read: a step on each line, and what it ends in.
    func lines(in language: Language) -> [String] {
        let steps = shortSteps.map { step in
            DisplayWidth.fit(step.step, to: 10) + DisplayWidth.printable(language.sentence(of: step))
        }
        return steps + (errorCode.map { Answer.Failure($0, in: language).lines } ?? [])
    }
}

extension Language {
    /// The result of an explanation's step in this language; a result without sentences is the same in every language.
    func sentence(of step: Explanation.Step) -> String {
        step.findings.isEmpty ? step.result : step.findings.map(sentence(of:)).joined(separator: "; ")
    }
}

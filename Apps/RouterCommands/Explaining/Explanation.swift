import AppFlow
import DeepLinks
import LaunchDecisions
import Launches

/// Why an arrival opens its screen, step by step.
struct Explanation: Equatable, Sendable {
    /// One step, and its result.
    struct Step: Equatable, Sendable {
        /// `arrive`, `derive`, `resolve`, `ask`, `plan`, `stack`: the first that failed is the last. `gate` says why
        /// the tap waits, or ends it. Each `payload` is an oddity of the payload, each `warning` a likely mistake in
        /// it, each `unread` a query item that nothing reads. `fetch` says that the target's content is not on the
        /// device. `resolver` ends a link that has to be asked for, `browser` a universal link that no route takes,
        /// `silent` a push that cannot be tapped, and `fail` a failure.
        let step: String
        let result: String
        /// The findings of the result that have a sentence in each language.
        var findings: [LinkFinding] = []
    }

    /// The link that was derived; nil if it did not come to that.
    var link: String?
    var route: String?
    var parameters: [String: String] = [:]
    /// The code of the failure that it ends in, at once or after what it waits for.
    private(set) var errorCode: String?
    /// Whether the gate lets it through now.
    var passesGate: Bool { !steps.contains { $0.step == "gate" } }
    private(set) var steps: [Step] = []

    mutating func add(_ step: String, _ result: String) {
        steps.append(Step(step: step, result: result))
    }

    mutating func add(_ step: String, _ findings: [LinkFinding]) {
        let result = findings.map(\.description).joined(separator: "; ")
        steps.append(Step(step: step, result: result, findings: findings))
    }

    /// - Parameter step: where it failed, if not on its path.
    mutating func fail(_ failure: StepFailure, at step: String = "fail") {
        errorCode = failure.code
        let result = failure.reason == failure.code ? failure.code : "\(failure.code): \(failure.reason)"
        steps.append(Step(step: step, result: result, findings: failure.finding.map { [$0] } ?? []))
    }
}

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
        let steps = steps.map { step in
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

import AppFlow
import Navigation

/// The result of a scenario's expectation, the reason why a step failed, or an unexpected arrival after it.
struct ScenarioResult {
    let step: Scenario.Step
    let navigation: NavigationState
    var holds = false
    /// What met the expectation, or all that came instead, or what came after a step and is not expected.
    var came: [ArrivalOutcome] = []
    /// Why the step could not be done; nil if it was.
    var refusal: String?

    fileprivate var isExpectation: Bool {
        if case .expect = step.action { true } else { false }
    }

    /// - Parameter file: where the scenario stands; nil if it is in no file.
    func sentence(in file: String? = nil, _ language: Language) -> String {
        let line = String(step.line)
        let place = file.map { "\($0):\(line)" } ?? language.sentence("scenario.line", ["line": line])
        let came = came.isEmpty ? language.sentence("scenario.nothing") : came.map(\.text).joined(separator: ", ")
        let key = refusal != nil ? "refused" : holds ? "holds" : isExpectation ? "fails" : "unexpected"
        return DisplayWidth.printable(
            language.sentence(
                "scenario.\(key)",
                [
                    "place": place, "step": step.text, "came": came, "reason": refusal ?? "",
                ]))
    }
}

extension [ScenarioResult] {
    /// How many expectations hold, of how many.
    func summary(in language: Language) -> String {
        let expectations = filter(\.isExpectation)
        return language.sentence(
            "scenario.summary",
            ["count": String(expectations.count), "held": String(expectations.filter(\.holds).count)])
    }

    var haveFailed: Bool { contains { !$0.holds } }
}

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

extension ScenarioResult {
    /// What `replay --json` prints of a line of the scenario, beside what other commands print of an arrival.
    func json(in language: Language) -> JSONObject {
        let last = came.last
        var json = Answer(last, navigation: navigation, language: language).json
        // Nothing may have arrived.
        json.merge(["line": step.line, "text": step.text, "holds": holds, "outcome": last?.outcome])
        if !holds { json.merge(["came": came.map(\.text)]) }
        if let refusal { json.merge(["refusal": refusal]) }
        return json
    }
}

extension Answer {
    /// - Parameter arrival: nil if nothing arrived.
    init(_ arrival: ArrivalOutcome?, navigation: NavigationState, language: Language) {
        // Why a push was not presented has sentences of its own.
        let code = arrival?.code.flatMap { language.has($0) ? $0 : nil }
        self.init(
            outcome: arrival?.outcome ?? "", errorCode: code, route: arrival?.route,
            parameters: arrival?.settled?.parameters ?? [:],
            navigation: arrival?.settled?.navigation ?? navigation, language: language)
        report = arrival?.settled?.report
        verdict = arrival?.verdict
    }
}

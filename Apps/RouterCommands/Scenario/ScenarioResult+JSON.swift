import AppFlow
import Navigation

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

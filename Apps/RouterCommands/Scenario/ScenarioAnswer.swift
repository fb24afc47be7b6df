import AppFlow

/// What `replay --json` prints of a line of the scenario, beside what other commands print of an arrival.
struct ScenarioAnswer: Encodable {
    let result: ScenarioResult
    let language: Language

    private enum Key: CodingKey { case line, text, holds, outcome, came, refusal }

    func encode(to encoder: any Encoder) throws {
        let last = result.came.last
        // Why a push was not presented has sentences of its own.
        let code = last?.code.flatMap { language.has($0) ? $0 : nil }
        var answer = Answer(
            outcome: last?.outcome ?? "", errorCode: code, route: last?.route,
            parameters: last?.settled?.parameters ?? [:],
            navigation: last?.settled?.navigation ?? result.navigation, language: language)
        answer.verdict = last?.verdict
        try answer.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(result.step.line, forKey: .line)
        try container.encode(result.step.text, forKey: .text)
        try container.encode(result.holds, forKey: .holds)
        // Nothing may have arrived.
        try container.encode(last?.outcome, forKey: .outcome)
        if !result.holds { try container.encode(result.came.map(\.text), forKey: .came) }
        try container.encodeIfPresent(result.refusal, forKey: .refusal)
    }
}

import AppFlow

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

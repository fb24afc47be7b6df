import AppFlow

/// What `explain` answers.
struct ExplanationAnswer: Encodable {
    private let explanation: Explanation
    private let error: Answer.Failure?

    init(_ explanation: Explanation, language: Language) {
        self.explanation = explanation
        error = explanation.errorCode.map { Answer.Failure($0, in: language) }
    }

    private enum Key: CodingKey { case link, route, parameters, error, steps }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(explanation.link, forKey: .link)
        try container.encode(explanation.route, forKey: .route)
        try container.encode(explanation.parameters, forKey: .parameters)
        try container.encode(error, forKey: .error)
        try container.encode(explanation.steps.map { ["step": $0.step, "result": $0.result] }, forKey: .steps)
    }
}

import AppFlow

/// What `explain` answers.
struct ExplanationAnswer: Encodable {
    private let explanation: Explanation
    private let error: Answer.Failure?
    /// In which the steps are; nil for English, as programs read it.
    private let reader: Language?

    /// - Parameter reader: in which somebody reads the steps; nil for programs.
    init(_ explanation: Explanation, language: Language, reader: Language? = nil) {
        self.explanation = explanation
        self.reader = reader
        error = explanation.errorCode.map { Answer.Failure($0, in: language) }
    }

    private enum Key: CodingKey { case link, route, parameters, error, steps }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(explanation.link, forKey: .link)
        try container.encode(explanation.route, forKey: .route)
        try container.encode(explanation.parameters, forKey: .parameters)
        try container.encode(error, forKey: .error)
        let steps = explanation.steps.map { ["step": $0.step, "result": reader?.sentence(of: $0) ?? $0.result] }
        try container.encode(steps, forKey: .steps)
    }
}

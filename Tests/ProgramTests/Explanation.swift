import Testing

/// What `explain --json` prints.
struct Explanation: Decodable {
    struct Step: Decodable {
        let step: String
        let result: String
    }

    let link: String?
    let route: String?
    let parameters: [String: String]
    let error: Answer.Failure?
    let steps: [Step]

    private enum Key: String, CodingKey, CaseIterable { case link, route, parameters, error, steps }

    init(from decoder: any Decoder) throws {
        let members = try decoder.members(exactly: Key.self)
        link = try members.decode(String?.self, forKey: .link)
        route = try members.decode(String?.self, forKey: .route)
        parameters = try members.decode([String: String].self, forKey: .parameters)
        error = try members.decode(Answer.Failure?.self, forKey: .error)
        steps = try members.decode([Step].self, forKey: .steps)
    }
}

extension WorkingFolder {
    func explain(_ arguments: [String], by program: Program, input: String = "") throws -> Explanation {
        let run = try run(program, ["explain"] + arguments, input: input)
        let explanations = try run.lines(of: Explanation.self)
        try #require(explanations.count == 1, "\(run.output)\(run.errors)")
        // What is another account's is dropped, and nothing failed.
        let hasFailed = explanations[0].error.map { $0.code != "otherAccount" } ?? false
        #expect(run.code == (hasFailed ? 65 : 0))
        return explanations[0]
    }
}

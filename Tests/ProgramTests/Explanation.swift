import Testing

/// What `explain --json` prints.
struct Explanation: Printed {
    struct Step: Printed {
        let step: String
        let result: String
    }

    let link: String?
    let route: String?
    let parameters: [String: String]
    let error: Answer.Failure?
    let steps: [Step]
}

extension WorkingFolder {
    func explain(_ arguments: [String], by program: Program, input: String = "") throws -> Explanation {
        let run = try run(program, ["explain"] + arguments, input: input)
        let explanations = try run.lines(of: Explanation.self)
        try #require(explanations.count == 1, "\(run.output)\(run.errors)")
        // What is another account's is dropped, what waits is pending, and neither has failed.
        let isStopped = explanations[0].steps.contains { $0.step == "gate" }
        let hasFailed = explanations[0].error != nil && !isStopped
        #expect(run.code == (hasFailed ? 65 : 0))
        return explanations[0]
    }
}

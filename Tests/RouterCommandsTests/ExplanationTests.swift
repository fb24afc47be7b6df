import AppFlow
import DeepLinks
import LaunchDecisions
import Launches
import Testing

@testable import RouterCommands

@Suite struct ExplanationTests {
    @Test(arguments: [0, 1, 8, 9, 100])
    func `of many candidates people read the first eight, and how many more there are`(count: Int) {
        var explanation = Explanation()
        explanation.add("resolve", "no route")
        for number in 0..<count { explanation.add("candidate", "room\(number)") }
        explanation.add("plan", "web")
        let candidates = (0..<min(count, 8)).map { "room\($0)" } + (count > 8 ? ["and \(count - 8) more"] : [])
        #expect(explanation.steps.count == count + 2)
        #expect(explanation.shortSteps.map(\.result) == ["no route"] + candidates + ["web"])
        #expect(explanation.shortSteps.dropFirst().dropLast().allSatisfy { $0.step == "candidate" })
    }

    @Test func `a failure ends it with its code, its reason and its finding`() {
        let finding = LinkFinding("lost", "it is lost", [:])
        var explanation = Explanation()
        explanation.fail(StepFailure(code: "test", finding))
        #expect(explanation.errorCode == "test" && explanation.route == nil)
        #expect(explanation.steps == [Explanation.Step(step: "fail", result: "test: it is lost", findings: [finding])])
    }

    @Test func `of several findings each is said`() {
        var explanation = Explanation()
        explanation.add("warning", ["one", "two"].map { LinkFinding($0, $0, [:]) })
        #expect(explanation.steps.map(\.result) == ["one; two"])
    }
}

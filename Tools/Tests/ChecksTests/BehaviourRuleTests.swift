import Testing

@testable import Checks

@Suite struct BehaviourRuleTests {
    private let path = "Tests/LaunchesTests/File.swift"

    private let project: SampleProject = {
        var project = SampleProject()
        project.texts["docs/behaviour.md"] = "| id | promise |\n|---|---|\n| P1 | Never lost. |\n| S1.6 | Token. |\n"
        return project
    }()

    @Test(arguments: [
        "@Test func `P2: a tap waits`() {}", "@Test(\"P1, S1.7: a tap waits\") func waits() {}",
        "let a = 1; @Test func `S1: a tap waits`() {}", "@Test func `S1.60 cold: a tap waits`() {}",
        "@Test func `P1 to P9: a tap waits`() {}",
    ])
    func `a row that the page lacks is found`(text: String) {
        #expect(project.lines(of: BehaviourRule.self, in: path, holding: text) == [1])
    }

    @Test(arguments: [
        "@Test func `P1: a tap waits`() {}", "@Test(\"S1.6, P1: a tap waits\") func waits() {}",
        "@Test func `a tap waits: P2`() {}", "// P2: a tap", "let P2 = 1",
    ])
    func `rows of the page and other names are fine`(text: String) {
        #expect(project.lines(of: BehaviourRule.self, in: path, holding: text) == [])
    }

    @Test func `without the page no row is looked for`() {
        let findings = SampleProject().findings(
            of: BehaviourRule.self, with: [path: "@Test func `P1: a tap waits`() {}"])
        #expect(findings.isEmpty)
    }
}

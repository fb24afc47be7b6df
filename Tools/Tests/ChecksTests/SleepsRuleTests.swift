import Testing

@testable import Checks

@Suite struct SleepsRuleTests {
    @Test(arguments: ["try await Task.sleep(for: .seconds(1))", "Thread.sleep(forTimeInterval: 1)", "usleep(1)"])
    func `a test that sleeps is found`(text: String) {
        let project = SampleProject()
        #expect(project.lines(of: SleepsRule.self, in: "Tests/LaunchesTests/X.swift", holding: text) == [1])
        #expect(project.lines(of: SleepsRule.self, in: "Modules/Domain/Launches/X.swift", holding: text) == [])
    }

    @Test func `a test that names sleep is fine`() {
        let text = "clock.sleep()  // no Task.sleep"
        #expect(SampleProject().lines(of: SleepsRule.self, in: "Tests/LaunchesTests/X.swift", holding: text) == [])
    }
}

import Testing

@testable import Checks

@Suite struct ConstructsRuleTests {
    private let path = "Modules/Domain/Launches/File.swift"

    @Test(arguments: [
        "fatalError(\"no\")", "let a = try! b()", "let a = b as! C", "final class A: @unchecked Sendable {}",
        "nonisolated(unsafe) var a = 1", "DispatchQueue.main.async {}", "let a = b!", "a()!.c", "a[0]!",
        "URL(string: \"a\")!",
        "var a: Int!", "\"\\(a!)\"", "if a! == b {}", "a = b as? C!",
    ])
    func `what can crash or race is found`(text: String) {
        #expect(SampleProject().lines(of: ConstructsRule.self, in: path, holding: "\n" + text) == [2])
        #expect(SampleProject().lines(of: ConstructsRule.self, in: "Apps/Router/Main.swift", holding: text) == [1])
    }

    @Test(arguments: [
        "if a != b {}", "if a!=b {}", "if !a {}", "call(!a)", "a && !b", "let text = \"fatalError( a! try! \"",
        "// a! as! B",
        "#if !os(Linux)\n#endif", "let a = \"\"\"\n  Hello, world!\n  \"\"\"", "func `stop! now`() {}", "try? a()",
        "a as? B",
        "@Sendable () -> Void", "nonisolated func a()", "static prefix func ! (a: A) -> A",
    ])
    func `what only looks like it is fine`(text: String) {
        #expect(SampleProject().lines(of: ConstructsRule.self, in: path, holding: text) == [])
    }

    @Test(arguments: ["try await Task.sleep(for: .seconds(1))", "Thread.sleep(forTimeInterval: 1)", "usleep(1)"])
    func `a test that sleeps is found`(text: String) {
        let project = SampleProject()
        #expect(project.lines(of: ConstructsRule.self, in: "Tests/LaunchesTests/X.swift", holding: text) == [1])
        #expect(project.lines(of: ConstructsRule.self, in: path, holding: text) == [])
    }

    @Test(arguments: ["clock.sleep()  // no Task.sleep", "a!"])
    func `a test may name sleep, and unwrap as it likes`(text: String) {
        #expect(SampleProject().lines(of: ConstructsRule.self, in: "Tests/LaunchesTests/X.swift", holding: text) == [])
    }
}

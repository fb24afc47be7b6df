/// A scenario as a test in Swift.
package struct ScenarioTest {
    private let module: Substring
    private let type: Substring

    /// - Parameter program: whose phone it is played on.
    package init<Program: RouterProgram>(_ program: Program.Type) {
        let names = String(reflecting: program).split(separator: ".", maxSplits: 1)
        module = names[0]
        type = names[names.count - 1]
    }

    /// A file with one test function.
    /// - Parameter scenario: its lines.
    package func text(_ scenario: String) -> String {
        let lines = scenario.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
        // More of them than in any payload, which would otherwise end the text or have an expression in it.
        let longest = scenario.split { $0 != "#" }.map(\.count).max() ?? 0
        let pounds = String(repeating: "#", count: max(2, longest + 1))
        return template.replacing("##", with: pounds).replacing(Self.place, with: lines)
    }

    /// Stands where the lines go, each behind eight blanks.
    static let place = "        {scenario}"

    var template: String {
        """
        import RouterCommands
        import Testing

        @testable import \(module)

        @MainActor @Test func `a recorded scenario comes to what is expected`() async throws {
            let scenario = try Scenario(
                ##\"""
        \(Self.place)
                \"""##, of: \(type).self)
            #expect(try await scenario.failures(on: \(type).self) == [])
        }

        """
    }
}

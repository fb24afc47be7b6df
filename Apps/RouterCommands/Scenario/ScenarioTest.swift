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

    /// Stands where the lines go, each behind eight blanks.
    package static let place = "        {scenario}"

    /// A file with one test function. The page fills it, with more `#` where the lines have as many.
    package var template: String {
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

extension RouterProgram {
    /// A file in Swift with one test function, which plays a scenario. The scenario's lines go where `{scenario}`
    /// stands, each behind eight blanks, and more `#` where the lines have as many.
    package nonisolated static var scenarioTest: String {
        let names = String(reflecting: self).split(separator: ".", maxSplits: 1)
        let (module, type) = (names[0], names[names.count - 1])
        return """
            import RouterCommands
            import Testing

            @testable import \(module)

            @MainActor @Test func `a recorded scenario comes to what is expected`() async throws {
                let scenario = try Scenario(
                    ##\"""
                    {scenario}
                    \"""##, of: \(type).self)
                #expect(try await scenario.failures(on: \(type).self) == [])
            }

            """
    }
}

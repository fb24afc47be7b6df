import TestSupport

/// Random sequences of events, each the same for the same seed.
enum RandomOrders {
    static func events(seed: UInt64) -> [ScenarioEvent] {
        var random = SeededGenerator(seed: seed)
        return (0..<12).map { _ in ScenarioEvent.random(using: &random) }
    }

    /// What is left of a violating sequence when no event can be left out any more, as a test to paste.
    @MainActor
    static func shortestTest(_ events: [ScenarioEvent]) async throws -> String {
        var events = events
        var index = 0
        while index < events.count {
            var fewer = events
            fewer.remove(at: index)
            if try await Scenario.violation(after: fewer) == nil {
                index += 1
            } else {
                events = fewer
                index = 0
            }
        }
        let violation = try await Scenario.violation(after: events) ?? "no violation when repeated"
        let lines = events.map { "        \($0.code),\n" }.joined()
        return """
            \(violation)
            @Test func `what once went wrong`() async throws {
                #expect(try await Scenario.violation(after: [
            \(lines)    ]) == nil)
            }
            """
    }
}

import TestSupport

/// Random sequences of events, each the same for the same seed.
enum RandomOrders {
    static func events(seed: UInt64) -> [ScenarioEvent] {
        var random = SeededGenerator(seed: seed)
        return (0..<12).map { _ in ScenarioEvent.random(using: &random) }
    }

    /// What is left of a violating sequence when no event can be left out any more, as a test to paste. A
    /// violation that comes only at times is told all the same.
    @MainActor
    static func shortestTest(_ events: [ScenarioEvent], violating violation: String) async throws -> String {
        var (events, violation) = (events, violation)
        var index = 0
        while index < events.count {
            var fewer = events
            fewer.remove(at: index)
            if let broken = try await Scenario.violation(after: fewer) {
                (events, violation) = (fewer, broken)
                index = 0
            } else {
                index += 1
            }
        }
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

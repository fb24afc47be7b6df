import TestSupport

/// Random sequences of events, each the same for the same seed.
enum RandomOrders {
    static func events(seed: UInt64) -> [StoryEvent] {
        var random = SeededGenerator(seed: seed)
        return (0..<12).map { _ in StoryEvent.random(using: &random) }
    }

    /// What is left of a violating sequence when no event can be left out any more, as a test to paste.
    @MainActor
    static func shortestTest(_ events: [StoryEvent]) async throws -> String {
        var events = events
        var index = 0
        while index < events.count {
            var fewer = events
            fewer.remove(at: index)
            if try await Story.violation(after: fewer) == nil {
                index += 1
            } else {
                events = fewer
                index = 0
            }
        }
        let violation = try await Story.violation(after: events) ?? "no violation when repeated"
        let lines = events.map { "        \($0.code),\n" }.joined()
        return """
            \(violation)
            @Test func `what once went wrong`() async throws {
                #expect(try await Story.violation(after: [
            \(lines)    ]) == nil)
            }
            """
    }
}

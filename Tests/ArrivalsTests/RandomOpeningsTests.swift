import TestSupport
import Testing

@MainActor @Suite struct RandomOpeningsTests {
    private static func events(seed: UInt64) -> [(event: OpeningEvent, rests: Bool)] {
        var random = SeededGenerator(seed: seed)
        return (0..<16).map { _ in OpeningEvent.random(using: &random) }
    }

    @Test func `P1 to P9: whatever happens in whatever order, each link is opened once, by who may see it, or ends`()
        async throws
    {
        for seed in Seeds.first(1000, exploring: 20_000) {
            var events = Self.events(seed: seed)
            guard await OpeningWorld.violation(after: events) != nil else { continue }
            // What can be left out is of no interest.
            for index in events.indices.reversed() {
                var fewer = events
                fewer.remove(at: index)
                if await OpeningWorld.violation(after: fewer) != nil { events = fewer }
            }
            let violation = await OpeningWorld.violation(after: events) ?? "nothing, the next time"
            Issue.record("seed \(seed): \(violation), after \(events.map { "\($0.event)\($0.rests ? " …" : "")" })")
            return
        }
    }
}

import TestSupport
import Testing

@MainActor @Suite struct DeviceExplorationTests {
    @Test func `S1.6: whatever happens in whatever order, the backend knows the last token of the account in the end`()
        async
    {
        for seed in Seeds.first(Seeds.isThorough ? 500 : 150, exploring: 30_000) {
            var random = SeededGenerator(seed: seed)
            let events = (0..<14).map { _ in DeviceEvent.random(using: &random) }
            guard await DeviceEvent.violation(after: events) != nil else { continue }
            let shortest = await Self.shortest(events)
            let violation = await DeviceEvent.violation(after: shortest) ?? ""
            Issue.record("seed \(seed): \(violation) after \(shortest)")
            return
        }
    }

    /// What is left when no event can be left out any more.
    private static func shortest(_ events: [DeviceEvent]) async -> [DeviceEvent] {
        for index in events.indices {
            var fewer = events
            fewer.remove(at: index)
            if await DeviceEvent.violation(after: fewer) != nil { return await shortest(fewer) }
        }
        return events
    }
}

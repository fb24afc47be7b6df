import TestSupport
import Testing

@MainActor @Suite struct RandomOpeningsTests {
    private static func events(seed: UInt64) -> [(event: OpeningEvent, rests: Bool)] {
        var random = SeededGenerator(seed: seed)
        return (0..<16).map { _ in OpeningEvent.random(using: &random) }
    }

    @Test func `P1, P2, P3, P4, P5, P6, P7, P8, P9: each link is opened once, by who may see it, or ends`()
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

/// What can happen to an app that has a router of its own.
enum OpeningEvent: Hashable, CaseIterable {
    /// A tap on a push that names nobody, or the account 1 or 2.
    case tap, tapOfOne, tapOfTwo
    /// A tap whose screen is loaded first, and does or does not stop when it is told to.
    case slowTap, stubbornTap
    case failingTap
    /// The system calls back again about the newest tap.
    case tapAgain
    case loaded
    case readyForOne, readyForTwo, hidden, signedOut
    case foreground, background
    case diskCloses, diskOpens
    case death
    case tenMinutes

    /// A random event, and whether the router comes to rest before the next one.
    static func random(using random: inout some RandomNumberGenerator) -> (event: OpeningEvent, rests: Bool) {
        (allCases.randomElement(using: &random) ?? .tap, Bool.random(using: &random))
    }
}

import Foundation
import Testing

@MainActor @Suite struct RandomOrdersTests {
    /// How many sequences; `Tools/test --thorough` sets `SWITCHYARD_THOROUGH`.
    private static let count = ProcessInfo.processInfo.environment["SWITCHYARD_THOROUGH"] == "1" ? 50_000 : 1_000

    @Test func `whatever happens in whatever order, each tap ends once and is shown to its own account`() async throws {
        for seed in 0..<UInt64(Self.count) {
            let story = try RandomStory(seed: seed)
            for _ in 0..<12 { await story.happens() }
            await story.endsWell()
            if let violation = try story.violation() {
                Issue.record("seed \(seed): \(violation)\n\(story.events.joined(separator: "\n"))")
                return
            }
        }
    }
}

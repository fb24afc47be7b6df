import Foundation
import Testing

@MainActor @Suite struct RandomOrdersTests {
    /// The seeds of the sequences; `Tools/proof/explore` asks for many more of a release build.
    private static let seeds: Range<UInt64> = {
        let bounds = ProcessInfo.processInfo.environment["SWITCHYARD_SEEDS"]?.split(separator: "-").compactMap {
            UInt64($0)
        }
        guard let bounds, bounds.count == 2, bounds[0] < bounds[1] else { return 0..<500 }
        return bounds[0]..<bounds[1]
    }()

    @Test func `P1, P2, P3, P4, P5, P6, P7, P8, P9: in whatever order, each arrival ends once, and where it should`()
        async throws
    {
        let start = ContinuousClock.now
        for seed in Self.seeds {
            let events = RandomOrders.events(seed: seed)
            guard let violation = try await Scenario.violation(after: events) else { continue }
            Issue.record("seed \(seed): \(try await RandomOrders.shortestTest(events, violating: violation))")
            return
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("random orders: \(Self.seeds.count) sequences, \(Int(Double(Self.seeds.count) / seconds)) a second")
    }
}

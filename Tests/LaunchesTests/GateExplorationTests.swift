import Foundation
import TestSupport
import Testing

@Suite struct GateExplorationTests {
    /// Every reachable state within some limits, each looked at once.
    /// - Parameter series: explored one after the other, up to the first violation.
    @Test(
        "P1 to P6, P8, P9: no order of what the gate is told breaks what it promises",
        arguments: Seeds.isExploration
            ? ExplorationLimits.whole.map { [$0] }
            : [Seeds.isThorough ? ExplorationLimits.thorough : ExplorationLimits.quick])
    func explore(series: [ExplorationLimits]) {
        for limits in series {
            let start = ContinuousClock.now
            let exploration = Exploration<GateWorld>.run(within: limits)
            if let violation = exploration.violation {
                Issue.record("\(violation)\n\(exploration.test ?? "")")
                return
            }
            let seconds = (ContinuousClock.now - start) / .seconds(1)
            print(
                "gate exploration: \(exploration.states) states (\(limits.summary)), \(exploration.depth) events deep,",
                "\(Int(Double(exploration.states) / seconds)) a second")
            #expect(exploration.states > 1_000)
        }
    }
}

import Foundation
import Testing

@Suite struct GateExplorationTests {
    /// Every reachable state within some limits, each looked at once.
    @Test(
        "P1 to P6, P9: no order of events breaks a promise",
        arguments: ExplorationLimits.isThorough ? ExplorationLimits.whole : ExplorationLimits.quick)
    func explore(limits: ExplorationLimits) {
        let start = ContinuousClock.now
        let exploration = GateExploration.run(within: limits)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(
            "gate exploration: \(exploration.states) states (\(limits)), \(exploration.depth) events deep,",
            "\(Int(Double(exploration.states) / seconds)) a second")
        if let violation = exploration.violation {
            Issue.record("\(violation)\n\(exploration.test ?? "")")
        }
        #expect(exploration.states > 1_000 || exploration.violation != nil)
    }
}

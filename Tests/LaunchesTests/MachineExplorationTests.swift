import Foundation
import TestSupport
import Testing

@Suite struct MachineExplorationTests {
    /// Every reachable state within some limits, each looked at once.
    @Test(
        "P1 to P6, P9: no order of events, nor of the ends of work, breaks what the machine promises",
        arguments: Seeds.isExploration
            ? MachineLimits.whole : Seeds.isThorough ? MachineLimits.thorough : MachineLimits.quick)
    func explore(limits: MachineLimits) {
        let start = ContinuousClock.now
        let exploration = Exploration<MachineWorld>.run(within: limits)
        if let violation = exploration.violation {
            Issue.record("\(violation)\n\(exploration.test ?? "")")
            return
        }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(
            "machine exploration: \(exploration.states) states (\(limits.summary)), \(exploration.depth) events deep,",
            "\(Int(Double(exploration.states) / seconds)) a second")
        #expect(exploration.states > 300)
    }
}

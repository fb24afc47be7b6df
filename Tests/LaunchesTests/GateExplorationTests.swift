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
            guard let states = Exploration<GateWorld>.run("gate", within: limits, limits.summary) else { return }
            #expect(states > 1_000)
        }
    }
}

import LaunchDecisions
import TestSupport
import Testing

@Suite struct MachineExplorationTests {
    /// Every reachable state within some limits, each looked at once.
    @Test(
        "P1, P2, P3, P4, P5, P6, P8, P9: no order of events, nor of the ends of work, breaks a promise",
        arguments: Seeds.isExploration
            ? MachineLimits.whole : Seeds.isThorough ? MachineLimits.thorough : MachineLimits.quick)
    func explore(limits: MachineLimits) {
        guard let states = Exploration.run(within: limits) else { return }
        #expect(states > 300)
    }
}

/// A suite of its own, so that another core can run it.
@Suite struct FrequentEventsTests {
    @Test(
        "P1, P2, P3, P4, P5, P6, P8, P9: no order of many frequent events breaks a promise",
        arguments: Seeds.isExploration ? MachineLimits.frequent : MachineLimits.someFrequent)
    func explore(limits: MachineLimits) {
        Exploration.run(within: limits)
    }
}

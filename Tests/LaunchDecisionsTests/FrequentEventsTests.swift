import LaunchDecisions
import TestSupport
import Testing

/// A suite of its own, so that another core can run it.
@Suite struct FrequentEventsTests {
    @Test(
        "P1 to P6, P8, P9: no order of many frequent events breaks what the machine promises",
        arguments: Seeds.isExploration ? MachineLimits.frequent : MachineLimits.someFrequent)
    func explore(limits: MachineLimits) {
        _ = Exploration<MachineWorld>.run("machine", within: limits, limits.summary)
    }
}

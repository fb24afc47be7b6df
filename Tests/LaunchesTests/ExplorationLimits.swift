/// How far an exploration goes; the number of states grows steeply with each.
struct ExplorationLimits {
    var arrivals: Int
    /// How many of the arrivals may be actions with an effect.
    var effects: Int
    var deaths: Int
    var ticks: Int
    /// Effects that do not come to stand.
    var failures: Int

    /// In each test run: two actions; one arrival that dies, grows stale, or fails for good; two taps that grow stale.
    static let quick = [
        ExplorationLimits(arrivals: 2, effects: 2, deaths: 0, ticks: 0, failures: 0),
        ExplorationLimits(arrivals: 1, effects: 1, deaths: 2, ticks: 0, failures: 0),
        ExplorationLimits(arrivals: 1, effects: 1, deaths: 0, ticks: 1, failures: 3),
        ExplorationLimits(arrivals: 2, effects: 0, deaths: 0, ticks: 1, failures: 0),
    ]

    /// In a thorough run, and for each mutant: an arrival that dies may grow stale, too, and one of two actions fail.
    static let thorough = [
        ExplorationLimits(arrivals: 2, effects: 2, deaths: 0, ticks: 0, failures: 1),
        ExplorationLimits(arrivals: 1, effects: 1, deaths: 2, ticks: 1, failures: 0),
        ExplorationLimits(arrivals: 1, effects: 1, deaths: 0, ticks: 0, failures: 3),
        ExplorationLimits(arrivals: 2, effects: 0, deaths: 0, ticks: 1, failures: 0),
    ]

    /// Where there is time: three taps; two arrivals of any kind; three, one of them an action, that grow stale or die
    /// twice.
    static let whole = [
        ExplorationLimits(arrivals: 3, effects: 0, deaths: 2, ticks: 2, failures: 0),
        ExplorationLimits(arrivals: 2, effects: 2, deaths: 2, ticks: 2, failures: 1),
        ExplorationLimits(arrivals: 3, effects: 1, deaths: 1, ticks: 1, failures: 1),
        ExplorationLimits(arrivals: 3, effects: 1, deaths: 2, ticks: 0, failures: 0),
    ]

    var summary: String {
        "\(arrivals) arrivals, \(effects) of them actions, \(deaths) deaths, \(ticks) expiries, \(failures) failures"
    }
}

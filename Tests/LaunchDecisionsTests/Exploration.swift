import Testing

/// Looks at every state that events can lead to, each once, from the nearest on: the first violation that it meets
/// has the shortest path there.
struct Exploration {
    private var depth = 0
    private var violation: String?
    /// The events that lead to the violation, as a test to paste; nil without one.
    private var test: String?
    /// The state that each state was reached from, and by which of its actions, so that the path can be printed.
    private var origins: [(state: Int32, action: UInt8)] = []

    /// Explores within some limits, and says how far that went; a violation is an issue of the test.
    /// - Returns: how many states there are; nil with a violation.
    @discardableResult
    static func run(within limits: MachineLimits) -> Int? {
        let start = ContinuousClock.now
        var exploration = Exploration()
        exploration.explore(within: limits)
        if let violation = exploration.violation {
            Issue.record("\(violation)\n\(exploration.test ?? "")")
            return nil
        }
        let states = exploration.origins.count
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print(
            "machine exploration: \(states) states (\(limits.summary)), \(exploration.depth) events deep,",
            "\(Int(Double(states) / seconds)) a second")
        return states
    }

    private mutating func explore(within limits: MachineLimits) {
        // By fingerprint: of ten million states, two share one with a likelihood of one in a million.
        var seen: Set<Int> = []
        var finishing: Set<Int> = []
        var checked: Set<Int> = []
        var next: [(number: Int32, world: MachineWorld)] = [(-1, MachineWorld(limits))]
        while !next.isEmpty {
            var deeper: [(number: Int32, world: MachineWorld)] = []
            // Growing it step by step would take a tenth of the exploration's time.
            deeper.reserveCapacity(2 * next.count)
            for place in next.indices {
                for (index, action) in next[place].world.actions.enumerated() {
                    var after = next[place].world
                    after.perform(action)
                    let fingerprint = after.hashValue
                    guard seen.insert(fingerprint).inserted else { continue }
                    origins.append((next[place].number, UInt8(index)))
                    after.checkState(unlessIn: &checked)
                    if let violation = after.violation ?? after.unfinished(from: fingerprint, unlessIn: &finishing) {
                        self.violation = violation
                        test = testOfLast(within: limits)
                        return
                    }
                    deeper.append((Int32(origins.count - 1), after))
                }
            }
            next = deeper
            depth += 1
        }
    }

    private func testOfLast(within limits: MachineLimits) -> String {
        var choices: [UInt8] = []
        var number = Int32(origins.count - 1)
        while number >= 0 {
            choices.append(origins[Int(number)].action)
            number = origins[Int(number)].state
        }
        var world = MachineWorld(limits)
        let actions = choices.reversed().map { choice in
            let action = world.actions[Int(choice)]
            world.perform(action)
            return "        \(action.code),\n"
        }
        return "@Test func `what once went wrong`() {\n    #expect(MachineWorld.violation(after: [\n"
            + actions.joined()
            + "    ], within: \(limits)) == nil)\n}"
    }
}

extension MachineWorld {
    /// The first promise that these events break, now or by what never ends after them; nil if all are kept.
    static func violation(after actions: [MachineAction], within limits: MachineLimits) -> String? {
        var world = Self(limits)
        var checked: Set<Int> = []
        for action in actions {
            world.perform(action)
            world.checkState(unlessIn: &checked)
        }
        var finishing: Set<Int> = []
        return world.violation ?? world.unfinished(from: world.hashValue, unlessIn: &finishing)
    }

    /// What a patient user cannot bring to an end from here; nil if everything ends. The states on the way are looked
    /// at when an exploration comes to them.
    /// - Parameters:
    ///   - fingerprint: that of this state.
    ///   - finishing: the states, by fingerprint, from which everything is known to end.
    fileprivate func unfinished(from fingerprint: Int, unlessIn finishing: inout Set<Int>) -> String? {
        guard !finishing.contains(fingerprint) else { return nil }
        var world = self
        var passed = [fingerprint]
        var isKnown = false
        while !isKnown, let action = world.patientAction, passed.count <= 40 {
            world.perform(action)
            passed.append(world.hashValue)
            isKnown = finishing.contains(passed[passed.count - 1])
        }
        if let violation = world.violation { return violation }
        guard isKnown || world.unfinished.isEmpty else { return "P1: \(world.unfinished) never end" }
        finishing.formUnion(passed)
        return nil
    }
}

import Launches
import Testing

@Suite struct GateExplorationTests {
    /// Every reachable state with some arrivals, two accounts, two deaths and two expiries, each looked at once.
    @Test func `P1 to P6: no order of events breaks a promise`() {
        var seen: Set<GateWorld> = []
        var next = [GateWorld()]
        var depth = 0
        while !next.isEmpty {
            var deeper: [GateWorld] = []
            for world in next {
                for action in world.actions {
                    var after = world
                    after.perform(action)
                    guard seen.insert(after).inserted else { continue }
                    if let violation = after.violation ?? after.unfinished {
                        Issue.record("\(violation), after \(action) at depth \(depth)")
                        return
                    }
                    deeper.append(after)
                }
            }
            next = deeper
            depth += 1
        }
        print("gate exploration: \(seen.count) states, \(depth) events deep")
        #expect(seen.count > 10_000)
    }
}

extension GateWorld {
    /// What a patient user cannot bring to an end from here; nil if everything ends.
    fileprivate var unfinished: String? {
        var world = self
        for _ in 0..<40 {
            guard let action = world.patientAction else { break }
            world.perform(action)
        }
        return world.unsettled.isEmpty ? world.violation : "P1: \(world.unsettled) never end"
    }
}

/// The table as an automaton: one step a segment.
///
/// If they do not take too much memory, its states hold all patterns that are still possible, so that nothing is ever
/// tried twice. Else each is a node of the tree, which leaves the less exact patterns to its `fallback`, and `search`
/// goes on with them.
struct RouteAutomaton: Sendable {
    struct State: Sendable {
        /// The state after a segment that no edge takes.
        var fallback = RouteAutomaton.dead
        /// The next best state if this one leads nowhere; dead if nothing is ever returned to.
        var alternative = RouteAutomaton.dead
        /// The pattern that ends here, or -1.
        var pattern: Int32 = -1
        var hasEdges = false
    }

    /// Where a state of a tree is, and what can be reached from it.
    struct Way: Sendable {
        /// A bit for each number of segments that a pattern may still take from here.
        var lengths: UInt64 = 0
        /// After so many segments.
        var depth: UInt32 = 0
    }

    private struct Edge {
        /// The state it leads from and its literal's number; zero where there is no edge.
        var key: UInt64 = 0
        var target = RouteAutomaton.dead
    }

    /// Leads nowhere, whatever follows.
    static let dead: UInt32 = 0
    static let start: UInt32 = 1

    private var states: ContiguousArray<State>
    /// Empty if nothing is ever returned to.
    private let ways: ContiguousArray<Way>
    /// Open addressing; at most half is taken.
    private var edges: ContiguousArray<Edge>
    private let shift: UInt64

    /// - Parameters:
    ///   - states: the dead one first, then the one to start from.
    ///   - links: from which state the literal of a number leads to which.
    init(_ states: [State], _ links: [(from: UInt32, literal: Int, to: UInt32)], ways: [Way]) {
        self.states = ContiguousArray(states)
        self.ways = ContiguousArray(ways)
        let bits = OpenAddressing.bits(for: links.count)
        shift = UInt64(64 - bits)
        edges = ContiguousArray(repeating: Edge(), count: 1 << bits)
        for link in links { add(link.literal, from: link.from, to: link.to) }
    }

    /// The number of states.
    var size: Int { states.count }

    /// Whether a path that led nowhere may have taken the wrong way.
    @inline(__always)
    var isTree: Bool { !ways.isEmpty }

    @inline(__always)
    subscript(state: UInt32) -> State { states[Int(state)] }

    /// The state after a segment, by the best way.
    ///
    /// - Parameter literal: its number, or zero.
    @inline(__always)
    func next(_ state: UInt32, _ literal: Int) -> UInt32 {
        let here = self[state]
        guard literal != 0, here.hasEdges else { return here.fallback }
        let target = target(of: literal, from: state)
        return target != Self.dead ? target : here.fallback
    }

    /// The pattern of a path by the next best way, or -1; enters no state twice, and none that no pattern of the path's
    /// length goes through.
    ///
    /// - Parameters:
    ///   - state: where the best way ended.
    ///   - count: of the path's segments.
    ///   - literal: the number of the literal that a segment is, by its position, or zero.
    @inline(__always)
    func search(after state: UInt32, _ count: Int, _ literal: (Int) -> Int) -> Int32 {
        var state = state
        while true {
            state = self[state].alternative
            guard state != Self.dead else { return -1 }
            var depth = Int(ways[Int(state)].depth)
            guard leads(state, on: count &- depth) else { continue }
            while true {
                let here = self[state]
                guard depth < count else { return here.pattern }
                let number = here.hasEdges ? literal(depth) : 0
                depth &+= 1
                let better = number == 0 ? Self.dead : target(of: number, from: state)
                let next = better != Self.dead && leads(better, on: count &- depth) ? better : here.fallback
                guard leads(next, on: count &- depth) else { break }
                state = next
            }
        }
    }

    /// Whether a pattern goes through a state that is so many segments longer.
    @inline(__always)
    private func leads(_ state: UInt32, on rest: Int) -> Bool {
        ways[Int(state)].lengths &>> UInt64(truncatingIfNeeded: rest) & 1 != 0
    }

    @inline(__always)
    private func target(of literal: Int, from state: UInt32) -> UInt32 {
        let key = Self.key(state, literal)
        var slot = OpenAddressing.slot(of: key, shift)
        while true {
            let edge = edges[slot & (edges.count &- 1)]
            if edge.key == key || edge.key == 0 { return edge.target }
            slot &+= 1
        }
    }

    private mutating func add(_ literal: Int, from state: UInt32, to target: UInt32) {
        let key = Self.key(state, literal)
        var slot = OpenAddressing.slot(of: key, shift)
        while edges[slot & (edges.count - 1)].key != 0 { slot += 1 }
        edges[slot & (edges.count - 1)] = Edge(key: key, target: target)
        states[Int(state)].hasEdges = true
    }

    @inline(__always)
    private static func key(_ state: UInt32, _ literal: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: state) &<< 32 | UInt64(truncatingIfNeeded: literal)
    }
}

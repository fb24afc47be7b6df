extension RouteAutomaton {
    /// Compiles the plain matcher's tree.
    init(_ tree: PlainMatcher) {
        var compiler = RouteCompiler(tree, isMerging: true)
        if !compiler.compile() {
            // So ambiguous a table that the states for all ways at once outgrow it.
            compiler = RouteCompiler(tree, isMerging: false)
            _ = compiler.compile()
            compiler.findWays()
        }
        self.init(compiler.states, compiler.links, ways: compiler.ways)
    }
}

/// Builds states out of the tree's nodes; a state is the list of nodes that a path leads to, best way first.
private struct RouteCompiler {
    private enum Place: Hashable {
        case node(Int)
        /// Inside a catch-all, which takes whatever follows.
        case catchAll(Int)
    }

    private(set) var states = [RouteAutomaton.State(), RouteAutomaton.State()]
    private(set) var links: [(from: UInt32, literal: Int, to: UInt32)] = []
    /// Filled only where nothing is merged.
    private(set) var ways: [RouteAutomaton.Way] = []
    private let nodes: [PlainMatcher.Node]
    private let isMerging: Bool
    private var numbers = [[Place.node(0)]: RouteAutomaton.start]
    private var open = [(RouteAutomaton.start, [Place.node(0)])]
    /// Of all lists of places together.
    private var size = 0

    init(_ tree: PlainMatcher, isMerging: Bool) {
        nodes = tree.nodes
        self.isMerging = isMerging
    }

    /// False if the automaton outgrows the tree by far, which only merging can lead to.
    mutating func compile() -> Bool {
        while let (state, places) = open.popLast() {
            guard !isMerging || size <= 8 * nodes.count + 4_096 else { return false }
            fill(state, with: places)
        }
        return true
    }

    private mutating func fill(_ state: UInt32, with places: [Place]) {
        states[Int(state)].fallback = number(of: places.flatMap(others))
        states[Int(state)].pattern = places.lazy.compactMap(pattern).first.map { Int32($0) } ?? -1
        for literal in Set(places.flatMap(literals(of:))).sorted() {
            let next = places.flatMap { place in
                child(of: place, on: literal) + (isMerging ? others(place) : [])
            }
            links.append((state, literal + 1, number(of: next)))
        }
    }

    /// Finds where each state of a tree is, and how many segments a pattern may take from there on.
    mutating func findWays() {
        ways = Array(repeating: RouteAutomaton.Way(), count: states.count)
        let children = Dictionary(grouping: links, by: \.from)
        // A state's number is higher than its parent's.
        for number in states.indices.dropFirst() {
            let (fallback, alternative) = (states[number].fallback, states[number].alternative)
            let next = RouteAutomaton.Way(depth: ways[number].depth + 1)
            if fallback == number {
                // A catch-all, which takes whatever follows.
                ways[number].lengths = ~0
            } else if fallback != RouteAutomaton.dead {
                ways[Int(fallback)] = next
                states[Int(fallback)].alternative = alternative
            }
            for link in children[UInt32(number)] ?? [] {
                ways[Int(link.to)] = next
                states[Int(link.to)].alternative = fallback != RouteAutomaton.dead ? fallback : alternative
            }
        }
        for number in states.indices.dropFirst().reversed() {
            let after = ways[Int(states[number].fallback)].lengths
            let literals = children[UInt32(number)] ?? []
            ways[number].lengths |= literals.reduce(after) { $0 | ways[Int($1.to)].lengths } << 1
            if states[number].pattern >= 0 { ways[number].lengths |= 1 }
        }
    }

    private mutating func number(of places: [Place]) -> UInt32 {
        // What comes after a catch-all is never needed: it takes everything itself.
        let end = places.firstIndex { if case .catchAll = $0 { true } else { false } }
        let places = end.map { Array(places[...$0]) } ?? places
        if places.isEmpty { return RouteAutomaton.dead }
        size += places.count
        if let number = numbers[places] { return number }
        let number = UInt32(states.count)
        states.append(RouteAutomaton.State())
        numbers[places] = number
        open.append((number, places))
        return number
    }

    private func child(of place: Place, on literal: Int) -> [Place] {
        guard case .node(let node) = place, let child = nodes[node].literals[literal] else { return [] }
        return [.node(child)]
    }

    /// What else than a literal takes a segment, best first.
    private func others(_ place: Place) -> [Place] {
        guard case .node(let number) = place else { return [place] }
        let node = nodes[number]
        return (node.parameter.map { [.node($0)] } ?? []) + (node.catchAll.map { [.catchAll($0)] } ?? [])
    }

    private func literals(of place: Place) -> [Int] {
        if case .node(let node) = place { Array(nodes[node].literals.keys) } else { [] }
    }

    private func pattern(of place: Place) -> Int? {
        switch place {
        case .node(let node): nodes[node].end
        case .catchAll(let pattern): pattern
        }
    }
}

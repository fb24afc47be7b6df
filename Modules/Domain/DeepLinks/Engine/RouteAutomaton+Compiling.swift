extension RouteAutomaton {
    /// Compiles the plain matcher's tree.
    init(_ tree: PlainMatcher) {
        var compiler = RouteCompiler(tree, isMerging: true)
        if !compiler.compile() {
            // So ambiguous a table that the states for all ways at once outgrow it.
            compiler = RouteCompiler(tree, isMerging: false)
            _ = compiler.compile()
        }
        self.init(compiler.states, compiler.links)
    }
}

/// Builds states out of the tree's nodes; a state is the list of nodes that a path leads to, best way first.
private struct RouteCompiler {
    private enum Place: Hashable {
        case node(Int)
        /// Inside a catch-all, which takes whatever follows.
        case catchAll(Int)
    }

    private static let start: Int32 = 1

    private(set) var states = [RouteAutomaton.State(), RouteAutomaton.State()]
    private(set) var links: [(from: Int32, literal: ContiguousArray<UInt8>, to: Int32)] = []
    private let nodes: [PlainMatcher.Node]
    private let literals: [ContiguousArray<UInt8>]
    private let isMerging: Bool
    private var numbers: [[Place]: Int32] = [:]
    private var open: [(Int32, [Place])] = []

    init(_ tree: PlainMatcher, isMerging: Bool) {
        nodes = tree.nodes
        literals = tree.literals.map { ContiguousArray($0.utf8) }
        self.isMerging = isMerging
    }

    /// False if the automaton outgrows the tree by far, which only merging can lead to.
    mutating func compile() -> Bool {
        numbers[[.node(0)]] = Self.start
        open = [(Self.start, [.node(0)])]
        while let (state, places) = open.popLast() {
            guard !isMerging || links.count <= 8 * nodes.count + 4_096 else { return false }
            fill(state, with: places)
        }
        return true
    }

    private mutating func fill(_ state: Int32, with places: [Place]) {
        let ambiguous = isLeftAmbiguous(places)
        let fallback = number(of: places.flatMap(others))
        states[Int(state)].isAmbiguous = ambiguous
        states[Int(state)].fallback = fallback
        states[Int(state)].pattern = places.lazy.compactMap(pattern).first.map { Int32($0) } ?? -1
        for literal in Set(places.flatMap(literals(of:))).sorted() {
            let next = places.flatMap { place in
                let exact = child(of: place, on: literal)
                return exact + (ambiguous ? [] : others(place))
            }
            links.append((state, literals[literal], number(of: next)))
        }
    }

    /// Whether it costs more to merge what a parameter takes into each literal beside it than the table is worth.
    private func isLeftAmbiguous(_ places: [Place]) -> Bool {
        let inTree = places.compactMap { if case .node(let node) = $0 { nodes[node] } else { nil } }
        guard inTree.count == 1, let node = inTree.first, let parameter = node.parameter else { return false }
        return !isMerging || node.literals.count * nodes[parameter].literals.count > nodes.count + 1_024
    }

    private mutating func number(of places: [Place]) -> Int32 {
        // What comes after a catch-all is never needed: it takes everything itself.
        let end = places.firstIndex { if case .catchAll = $0 { true } else { false } }
        let places = end.map { Array(places[...$0]) } ?? places
        if places.isEmpty { return RouteAutomaton.dead }
        if let number = numbers[places] { return number }
        let number = Int32(states.count)
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

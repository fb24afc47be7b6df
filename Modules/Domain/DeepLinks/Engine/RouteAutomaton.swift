/// The table as an automaton: one step a segment.
///
/// Most states hold all patterns that are still possible, so that nothing is ever tried twice; where that would take too
/// much memory, a state leaves the less exact patterns to its `fallback`, and `search` returns to them.
struct RouteAutomaton: Sendable {
    struct State: Sendable {
        /// The state after a segment that no edge takes.
        var fallback = RouteAutomaton.dead
        /// The pattern that ends here, or -1.
        var pattern: Int32 = -1
        var hasEdges = false
        /// Whether the fallback also leads on what an edge takes.
        var isAmbiguous = false
    }

    /// A literal segment that leads from a state to another.
    struct Edge: Sendable {
        var digest: UInt64 = 0
        /// The state it leads from and the literal's length; zero where there is no edge.
        var origin: UInt64 = 0
        var target = RouteAutomaton.dead
        /// Where its text begins in `literals`, if its digest does not say all.
        var literal: Int32 = 0
    }

    /// Leads nowhere, whatever follows.
    static let dead: Int32 = 0

    let start: Int32
    private var states: ContiguousArray<State>
    /// Open addressing; at most half is taken.
    private var edges: ContiguousArray<Edge>
    private var literals: ContiguousArray<UInt8> = []

    /// - Parameters:
    ///   - states: the dead one first, then the one to start from.
    ///   - links: from which state a literal leads to which.
    init(_ states: [State], _ links: [(from: Int32, literal: ContiguousArray<UInt8>, to: Int32)]) {
        let places = Int32(Self.powerOfTwo(atLeast: states.count))
        // States are told apart by where their edges are kept, so those of neighbours must not lie side by side.
        func spread(_ state: Int32) -> Int32 { state &* 0x3779_B9 & (places - 1) }
        start = spread(1)
        self.states = ContiguousArray(repeating: State(), count: Int(places))
        edges = ContiguousArray(repeating: Edge(), count: Self.powerOfTwo(atLeast: 2 * links.count + 1))
        for (number, state) in states.enumerated() {
            self.states[Int(spread(Int32(number)))] = state
            self.states[Int(spread(Int32(number)))].fallback = spread(state.fallback)
        }
        for link in links { add(link.literal, from: spread(link.from), to: spread(link.to)) }
    }

    /// The number of states, those that are not used included.
    var size: Int { states.count }

    /// The pattern that ends at a state, or -1.
    @inline(__always)
    func pattern(at state: Int32) -> Int32 { states[Int(state)].pattern }

    /// The state after a segment, and whether the fallback that it left aside might lead on as well.
    @inline(__always)
    func next(_ state: Int32, _ piece: PathPiece, in bytes: Span<UInt8>) -> (state: Int32, isAmbiguous: Bool) {
        let here = states[Int(state)]
        guard here.hasEdges, let target = target(of: piece, from: state, in: bytes) else {
            return (here.fallback, false)
        }
        return (target, here.isAmbiguous)
    }

    /// What a segment leads to from a state by an edge, else nil.
    @inline(__always)
    private func target(of piece: PathPiece, from state: Int32, in bytes: Span<UInt8>) -> Int32? {
        let origin = Self.origin(state, piece.length)
        var slot = piece.slot
        while true {
            let edge = edges[(slot &+ Int(state)) & (edges.count &- 1)]
            if edge.origin == origin, edge.digest == piece.digest,
                piece.isExact || isLiteral(edge, at: piece.start, isEscaped: piece.hasEscapes, in: bytes)
            {
                return edge.target
            }
            if edge.origin == 0 { return nil }
            slot &+= 1
        }
    }

    /// The pattern of a path that is known to be well-formed, by the best way from a state that leads to its end.
    ///
    /// Returns to a segment only for an ambiguous state, and never enters a state twice for one segment.
    @inline(never)
    func search(_ bytes: Span<UInt8>, at index: Int, from state: Int32) -> Int32 {
        var (index, state) = (index, state)
        while state != Self.dead, !bytes.isPathEnd(index), let piece = PathPiece(bytes, at: index) {
            index = piece.goesOn ? piece.end &+ 1 : piece.end
            let (next, isAmbiguous) = next(state, piece, in: bytes)
            if isAmbiguous {
                let pattern = search(bytes, at: index, from: next)
                if pattern >= 0 { return pattern }
            }
            state = isAmbiguous ? states[Int(state)].fallback : next
        }
        return states[Int(state)].pattern
    }

    private mutating func add(_ literal: ContiguousArray<UInt8>, from state: Int32, to target: Int32) {
        guard let piece = PathPiece(literal: literal.span) else { return }
        var slot = piece.slot
        while edges[(slot &+ Int(state)) & (edges.count - 1)].origin != 0 { slot &+= 1 }
        edges[(slot &+ Int(state)) & (edges.count - 1)] = Edge(
            digest: piece.digest, origin: Self.origin(state, piece.length), target: target,
            literal: Int32(literals.count))
        if !piece.isExact { literals += literal }
        states[Int(state)].hasEdges = true
    }

    @inline(__always)
    private static func origin(_ state: Int32, _ length: Int) -> UInt64 {
        UInt64(truncatingIfNeeded: state) &<< 32 | UInt64(truncatingIfNeeded: length)
    }

    @inline(never)
    private func isLiteral(_ edge: Edge, at index: Int, isEscaped: Bool, in bytes: Span<UInt8>) -> Bool {
        let (start, length) = (Int(edge.literal), Int(truncatingIfNeeded: edge.origin & 0xFFFF_FFFF))
        let place = start..<start + length
        return isEscaped
            ? bytes.decodesTo(literals.span.extracting(place), at: index)
            : bytes.holds(place, of: literals.span, at: index)
    }

    private static func powerOfTwo(atLeast count: Int) -> Int {
        var power = 4
        while power < count { power *= 2 }
        return power
    }
}

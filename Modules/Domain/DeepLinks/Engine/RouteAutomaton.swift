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
        var length: Int32 = 0
        var state: Int32 = -1
        var target = RouteAutomaton.dead
        /// Where its text begins in `literals`, if its digest does not say all.
        var literal: Int32 = 0
    }

    /// Leads nowhere, whatever follows.
    static let dead: Int32 = 0
    static let start: Int32 = 1

    var states: ContiguousArray<State> = [State(), State()]
    /// Open addressing; less than half is taken.
    private(set) var edges = ContiguousArray(repeating: Edge(), count: 4)
    private var edgeCount = 0
    private var literals: ContiguousArray<UInt8> = []

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
        let (digest, length) = (piece.key.digest, Int32(truncatingIfNeeded: piece.key.length))
        var slot = slot(state, digest, length)
        while edges[slot].state >= 0 {
            let edge = edges[slot]
            if edge.digest == digest, edge.state == state, edge.length == length,
                piece.key.isExact || isLiteral(edge, piece, in: bytes)
            {
                return edge.target
            }
            slot = (slot &+ 1) & (edges.count &- 1)
        }
        return nil
    }

    /// The pattern of a path that is known to be well-formed, by the best way from a state that leads to its end.
    ///
    /// Returns to a segment only for an ambiguous state, and never enters a state twice for one segment.
    func search(_ bytes: Span<UInt8>, at index: Int, from state: Int32) -> Int32 {
        var (index, state) = (index, state)
        while state != Self.dead, !bytes.isPathEnd(index), let piece = PathPiece(bytes, at: index) {
            index = piece.end < bytes.count && bytes[piece.end] == UInt8(ascii: "/") ? piece.end &+ 1 : piece.end
            let (next, isAmbiguous) = next(state, piece, in: bytes)
            if isAmbiguous {
                let pattern = search(bytes, at: index, from: next)
                if pattern >= 0 { return pattern }
            }
            state = isAmbiguous ? states[Int(state)].fallback : next
        }
        return states[Int(state)].pattern
    }

    mutating func addEdge(from state: Int32, on literal: ContiguousArray<UInt8>, to target: Int32) {
        let key = SegmentKey(literal.span, from: 0, to: literal.count)
        let edge = Edge(
            digest: key.digest, length: Int32(literal.count), state: state, target: target,
            literal: Int32(literals.count))
        if !key.isExact { literals += literal }
        states[Int(state)].hasEdges = true
        edgeCount += 1
        if edgeCount * 2 >= edges.count {
            let old = edges
            edges = ContiguousArray(repeating: Edge(), count: old.count * 2)
            for edge in old where edge.state >= 0 { place(edge) }
        }
        place(edge)
    }

    private mutating func place(_ edge: Edge) {
        var slot = slot(edge.state, edge.digest, edge.length)
        while edges[slot].state >= 0 { slot = (slot + 1) & (edges.count - 1) }
        edges[slot] = edge
    }

    @inline(__always)
    private func slot(_ state: Int32, _ digest: UInt64, _ length: Int32) -> Int {
        let place = UInt64(truncatingIfNeeded: state) &<< 8 ^ UInt64(truncatingIfNeeded: length)
        let mixed = (digest ^ digest &>> 32 ^ place &* 0xD6E8_FEB8_6659_FD93) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> 32) & (edges.count &- 1)
    }

    private func isLiteral(_ edge: Edge, _ piece: PathPiece, in bytes: Span<UInt8>) -> Bool {
        let start = Int(edge.literal)
        return piece.equals(literals.span.extracting(start..<start + Int(edge.length)), in: bytes)
    }
}

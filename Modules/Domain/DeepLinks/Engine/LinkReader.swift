/// Reads a link in one pass over its bytes: checks all of it, and walks the automaton as it goes.
final class LinkReader: Sendable {
    private let literals: LiteralNumbers
    private let automaton: RouteAutomaton
    private let checks: ParameterChecks
    private let origins: OriginReader

    init(_ tree: PlainMatcher, _ declarations: [LinkDeclaration], origins: LinkOrigins) {
        literals = LiteralNumbers(tree.literals)
        automaton = RouteAutomaton(tree)
        checks = ParameterChecks(declarations)
        self.origins = OriginReader(origins)
    }

    /// A path with its query.
    @inline(__always)
    func readPath(_ bytes: Span<UInt8>) -> LinkReading {
        guard bytes.count >= 1, bytes.count <= LinkLimits.bytes else { return .malformed }
        var path = PathWalk(bytes, from: 0, keepsPlaces: false)
        guard let pattern = walk(&path, over: bytes) else { return .malformed }
        var reading = LinkReading(pattern: pattern, path: path.start..<path.end)
        guard path.index >= bytes.count || reading.places.readTail(bytes, from: path.index) else { return .malformed }
        return reading
    }

    /// A link with what it is to be checked for.
    @inline(__always)
    func readLink(_ bytes: Span<UInt8>) -> LinkReading {
        guard bytes.count >= 1, bytes.count <= LinkLimits.bytes, let (address, start) = origins.read(bytes) else {
            return .malformed
        }
        var path = PathWalk(bytes, from: start, keepsPlaces: true)
        guard let pattern = walk(&path, over: bytes) else { return .malformed }
        var reading = LinkReading(pattern: pattern, path: path.start..<path.end)
        guard path.index >= bytes.count || reading.places.readTail(bytes, from: path.index) else { return .malformed }
        reading.address = address
        reading.mayExpire = checks.findExpiry(in: bytes, reading.places)
        if pattern >= 0, !path.hasEscapes {
            reading.areParametersRead = checks.hold(for: Int(pattern), in: bytes, reading.places, path)
        }
        return reading
    }

    /// Goes on to the path's end, and returns the pattern's place in the table, or -1.
    @inline(__always)
    private func walk(_ path: inout PathWalk, over bytes: Span<UInt8>) -> Int32? {
        automaton.isTree ? walk(&path, over: bytes, isTree: true) : walk(&path, over: bytes, isTree: false)
    }

    /// - Parameter isTree: whether the automaton is one.
    @inline(__always)
    private func walk(_ path: inout PathWalk, over bytes: Span<UInt8>, isTree: Bool) -> Int32? {
        var (state, last) = (RouteAutomaton.start, RouteAutomaton.start)
        repeat {
            guard let piece = path.read(bytes) else { return nil }
            if piece.isEmpty { break }
            let number = literals.number(of: piece, in: bytes)
            state = automaton.next(state, number)
            guard isTree else { continue }
            path.numbers = path.numbers &<< literals.width | UInt64(truncatingIfNeeded: number)
            if state != RouteAutomaton.dead { last = state }
        } while path.goesOn
        guard path.count <= LinkLimits.segments else { return nil }
        let pattern = automaton[state].pattern
        guard isTree, pattern < 0, automaton[last].alternative != RouteAutomaton.dead else { return pattern }
        return search(path.count, path.numbers, after: last) ?? searchLong(path, bytes, after: last)
    }

    /// Nil if the path has more segments than numbers stand in a row.
    @inline(never)
    private func search(_ count: Int, _ numbers: UInt64, after state: UInt32) -> Int32? {
        guard count &* Int(literals.width) <= 64 else { return nil }
        return automaton.search(after: state, count) { position in
            let later = UInt64(truncatingIfNeeded: count &- 1 &- position) &* literals.width
            return Int(truncatingIfNeeded: numbers &>> later & ~(~0 &<< literals.width))
        }
    }

    /// Looks all segments up again.
    @inline(never)
    private func searchLong(_ path: PathWalk, _ bytes: Span<UInt8>, after state: UInt32) -> Int32 {
        var numbers = SIMD64<Int32>()
        var again = PathWalk(bytes, from: path.start, keepsPlaces: false)
        for position in 0..<path.count {
            guard let piece = again.read(bytes) else { return -1 }
            numbers[position] = Int32(literals.number(of: piece, in: bytes))
        }
        return automaton.search(after: state, path.count) { Int(numbers[$0]) }
    }
}

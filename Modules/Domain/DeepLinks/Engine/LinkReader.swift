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

    /// A path with its query; nil if it is malformed.
    @inline(__always)
    func readPath(_ bytes: Span<UInt8>) -> LinkReading? {
        guard bytes.count >= 1, bytes.count <= LinkLimits.bytes else { return nil }
        var reading = LinkReading()
        var segments = SegmentStarts()
        guard let end = walk(bytes, from: 0, into: &reading, &segments),
            end >= bytes.count || reading.places.readTail(bytes, from: end)
        else { return nil }
        return reading
    }

    /// A link with what it is to be checked for; nil if it is malformed.
    @inline(__always)
    func readLink(_ bytes: Span<UInt8>) -> LinkReading? {
        guard bytes.count >= 1, bytes.count <= LinkLimits.bytes else { return nil }
        var reading = LinkReading()
        var segments = SegmentStarts()
        guard let (address, start) = origins.read(bytes),
            let end = walk(bytes, from: start, into: &reading, &segments),
            end >= bytes.count || reading.places.readTail(bytes, from: end)
        else { return nil }
        reading.address = address
        reading.mayExpire = checks.findExpiry(in: bytes, reading.places)
        if reading.pattern >= 0, !reading.hasEscapes {
            reading.areParametersRead = checks.hold(
                for: Int(reading.pattern), in: bytes, reading.places, segments)
        }
        return reading
    }

    /// Returns where the path ends.
    @inline(__always)
    private func walk(
        _ bytes: Span<UInt8>, from start: Int, into reading: inout LinkReading, _ segments: inout SegmentStarts
    ) -> Int? {
        let pathStart = start < bytes.count && bytes[start] == UInt8(ascii: "/") ? start &+ 1 : start
        var (index, pathEnd, count) = (pathStart, pathStart, 0)
        var state = RouteAutomaton.start
        var (numbers, starts) = (LastEight(), SegmentStarts())
        var hasEscapes = false
        while true {
            guard let piece = PathPiece(bytes, at: index) else { return nil }
            guard piece.end > index else {
                if piece.goesOn { return nil }
                break
            }
            count &+= 1
            guard count <= LinkLimits.segments else { return nil }
            let number = literals.number(of: piece, in: bytes)
            numbers.push(number)
            state = automaton.next(state, number)
            starts.append(piece.start)
            hasEscapes = hasEscapes || piece.hasEscapes
            pathEnd = piece.end
            index = piece.end
            guard piece.goesOn else { break }
            index &+= 1
        }
        starts.append(pathEnd &+ 1)
        segments = starts
        reading.places.path = pathStart..<pathEnd
        reading.hasEscapes = hasEscapes
        reading.pattern = automaton.pattern(at: state)
        if reading.pattern < 0, automaton.isTree {
            reading.pattern = search(bytes, at: pathStart, count, numbers)
        }
        return index
    }

    @inline(never)
    private func search(_ bytes: Span<UInt8>, at start: Int, _ count: Int, _ numbers: LastEight) -> Int32 {
        if count <= 8, literals.count <= 0xFFFF {
            return automaton.search(count) { numbers[count &- 1 &- $0] }
        }
        var all = SIMD64<Int32>()
        var index = start
        for position in 0..<count {
            guard let piece = PathPiece(bytes, at: index) else { return -1 }
            all[position] = Int32(literals.number(of: piece, in: bytes))
            index = piece.end &+ 1
        }
        return automaton.search(count) { Int(all[$0]) }
    }
}

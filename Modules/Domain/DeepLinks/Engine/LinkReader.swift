/// Reads a link in one pass over its bytes: checks all of it, and walks the automaton as it goes.
struct LinkReader: Sendable {
    private let automaton: RouteAutomaton
    private let checks: ParameterChecks
    private let origins: OriginReader

    init(_ tree: PlainMatcher, _ declarations: [LinkDeclaration], origins: LinkOrigins) {
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
        guard let end = walk(bytes, from: 0, into: &reading, &segments, isNoting: false),
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
            let end = walk(bytes, from: start, into: &reading, &segments, isNoting: true),
            end >= bytes.count || reading.places.readTail(bytes, from: end)
        else { return nil }
        reading.address = address
        reading.mayExpire = checks.findExpiry(in: bytes, reading.places)
        if reading.pattern >= 0 {
            reading.areParametersRead = checks.hold(for: Int(reading.pattern), in: bytes, reading.places, segments)
        }
        return reading
    }

    /// Returns where the path ends.
    @inline(__always)
    private func walk(
        _ bytes: Span<UInt8>, from start: Int, into reading: inout LinkReading, _ segments: inout SegmentStarts,
        isNoting: Bool
    ) -> Int? {
        let pathStart = start < bytes.count && bytes[start] == UInt8(ascii: "/") ? start &+ 1 : start
        var (index, pathEnd, count) = (pathStart, pathStart, 0)
        var state = automaton.start
        var (returnIndex, returnState) = (-1, RouteAutomaton.dead)
        while true {
            guard let piece = PathPiece(bytes, at: index) else { return nil }
            guard piece.end > index else {
                if piece.goesOn { return nil }
                break
            }
            if isNoting { segments.append(piece) }
            count &+= 1
            guard count <= LinkLimits.segments else { return nil }
            let (next, isAmbiguous) = automaton.next(state, piece, in: bytes)
            if isAmbiguous, returnIndex < 0 { (returnIndex, returnState) = (index, state) }
            state = next
            pathEnd = piece.end
            index = piece.end
            guard piece.goesOn else { break }
            index &+= 1
        }
        if isNoting { segments.finish(at: pathEnd) }
        reading.places.path = pathStart..<pathEnd
        reading.pattern = automaton.pattern(at: state)
        if returnIndex >= 0, reading.pattern < 0 {
            reading.pattern = automaton.search(bytes, at: returnIndex, from: returnState)
        }
        return index
    }
}

/// Where the last segments of a path begin: eight places of sixteen bits, the latest in the lowest.
struct SegmentStarts {
    private var early: UInt64 = 0
    private var late: UInt64 = 0
    private var count = 0
    private var hasEscapes = false

    @inline(__always)
    mutating func append(_ piece: PathPiece) {
        push(piece.start)
        hasEscapes = hasEscapes || piece.hasEscapes
    }

    /// - Parameter end: where the path does.
    @inline(__always)
    mutating func finish(at end: Int) {
        push(end &+ 1)
    }

    /// A segment by its position; nil for one too far back, and if there are escapes.
    @inline(__always)
    func segment(_ position: Int) -> Range<Int>? {
        let place = count &- 1 &- position
        guard place >= 1, place < 8, !hasEscapes else { return nil }
        return Range(uncheckedBounds: (start(place), start(place &- 1) &- 1))
    }

    @inline(__always)
    private mutating func push(_ start: Int) {
        early = early &<< 16 | late &>> 48
        late = late &<< 16 | UInt64(truncatingIfNeeded: start)
        count &+= 1
    }

    @inline(__always)
    private func start(_ place: Int) -> Int {
        let half = place < 4 ? late : early
        return Int(truncatingIfNeeded: half &>> UInt64(truncatingIfNeeded: 16 &* (place & 3)) & 0xFFFF)
    }
}

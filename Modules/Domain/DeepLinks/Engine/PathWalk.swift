/// How far a path was read.
struct PathWalk {
    /// Whether the segments' places are asked for afterwards.
    let keepsPlaces: Bool
    let start: Int
    /// Where the last segment ends.
    private(set) var end: Int
    /// Where the next one begins, or what follows the path.
    private(set) var index: Int
    /// Whether a slash was the last.
    private(set) var goesOn = true
    /// Of the segments.
    private(set) var count = 0
    /// Where the last eight segments begin, in sixteen bits each, the latest in the lowest place.
    private var starts: (early: UInt64, late: UInt64) = (0, 0)
    private(set) var hasEscapes = false
    /// Of the literals that the segments are, the last in the lowest place.
    var numbers: UInt64 = 0

    @inline(__always)
    init(_ bytes: Span<UInt8>, from start: Int, keepsPlaces: Bool) {
        self.keepsPlaces = keepsPlaces
        self.start = start < bytes.count && bytes[start] == UInt8(ascii: "/") ? start &+ 1 : start
        end = self.start
        index = self.start
    }

    /// One segment more, or an empty one after the last slash; nil if it is malformed.
    @inline(__always)
    mutating func read(_ bytes: Span<UInt8>) -> PathPiece? {
        guard let piece = PathPiece(bytes, at: index) else { return nil }
        goesOn = piece.goesOn
        guard piece.end > index else { return goesOn ? nil : piece }
        count &+= 1
        if keepsPlaces {
            starts.early = starts.early &<< 16 | starts.late &>> 48
            starts.late = starts.late &<< 16 | UInt64(truncatingIfNeeded: index)
            hasEscapes = hasEscapes || piece.hasEscapes
        }
        end = piece.end
        index = goesOn ? end &+ 1 : end
        return piece
    }

    @inline(__always)
    private func start(_ place: Int) -> Int {
        let half = place < 4 ? starts.late : starts.early
        return Int(truncatingIfNeeded: half &>> UInt64(truncatingIfNeeded: 16 &* (place & 3)) & 0xFFFF)
    }

    /// Where a segment stands, by its position; nil for one too far back.
    @inline(__always)
    func segment(_ position: Int) -> Range<Int>? {
        let place = count &- 1 &- position
        guard place >= 0, place < 8 else { return nil }
        return Range(uncheckedBounds: (start(place), place == 0 ? end : start(place &- 1) &- 1))
    }
}

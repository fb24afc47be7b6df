/// The last eight of a row of numbers of sixteen bits, the latest in the lowest place.
struct LastEight {
    private var early: UInt64 = 0
    private var late: UInt64 = 0

    @inline(__always)
    mutating func push(_ number: Int) {
        early = early &<< 16 | late &>> 48
        late = late &<< 16 | UInt64(truncatingIfNeeded: number) & 0xFFFF
    }

    /// - Parameter place: zero for the latest.
    @inline(__always)
    subscript(place: Int) -> Int {
        let half = place < 4 ? late : early
        return Int(truncatingIfNeeded: half &>> UInt64(truncatingIfNeeded: 16 &* (place & 3)) & 0xFFFF)
    }
}

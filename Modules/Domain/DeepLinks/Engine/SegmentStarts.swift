/// Where the last segments of a path begin.
struct SegmentStarts {
    private var starts = LastEight()
    private var count = 0

    @inline(__always)
    mutating func append(_ start: Int) {
        starts.push(start)
        count &+= 1
    }

    /// A segment by its position, once the end of the path was appended, with one more for a slash; nil for one too far
    /// back.
    @inline(__always)
    func segment(_ position: Int) -> Range<Int>? {
        let place = count &- 1 &- position
        guard place >= 1, place < 8 else { return nil }
        return Range(uncheckedBounds: (starts[place], starts[place &- 1] &- 1))
    }
}

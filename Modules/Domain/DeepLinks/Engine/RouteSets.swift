/// Finds the pattern of a path: for each place of a path it knows which patterns allow a segment there, and those that
/// allow all of a path's segments take it.
///
/// The patterns are numbered by their precedence, so the lowest number of all is the one to take, and there is no
/// backtracking: no path costs more than one look at each word of its sets. A set of patterns is a bit for each, in words
/// of 64. Few words are not zero in all sets of a path; which they may be is said by the sets' summaries, a bit for each
/// word, so that most are never read.
struct RouteSets: Sendable {
    // Flat arrays and the sizes of their rows: a tree of objects would cost a reference count at each step.
    /// A literal at one place of a path.
    struct Literal {
        var digest: UInt64 = 0
        /// Where the set of the patterns that take it begins; zero where there is no literal.
        var set: UInt32 = 0
        /// Where its text begins.
        var text: UInt32 = 0
        var count: UInt16 = 0
        var place: UInt16 = 0
    }

    /// The patterns' indices in the table, by their precedence.
    let order: ContiguousArray<Int32>
    /// Open addressing; at most a quarter is taken, since most segments that are no literal end at the first look then.
    let literals: ContiguousArray<Literal>
    let shift: UInt64
    let texts: ContiguousArray<UInt8>
    /// Rows of a summary and all words. First by place, the patterns that take any segment there; then by literal, those
    /// that take it; then by the number of segments, those that may take so many, the last of them for all higher numbers.
    let sets: ContiguousArray<UInt64>
    let rowSize: Int
    /// How many words a summary takes.
    let summarySize: Int
    /// Where the sets by the number of segments begin.
    let lengthsStart: Int
    /// How many segments the longest pattern has.
    let depth: Int

    /// The set of the patterns that take a segment at its place.
    @inline(__always)
    func set(of segment: PathScanner.Segment, at place: Int, in bytes: Span<UInt8>) -> UInt32 {
        let literals = literals.span
        var slot = SegmentDigest.slot(of: segment.digest.value, shift)
        while true {
            let literal = literals[slot]
            if literal.set == 0 { return UInt32(truncatingIfNeeded: place &* rowSize) }
            if literal.digest == segment.digest.value, Int(literal.place) == place,
                isShort(literal, segment) || isText(literal, segment, bytes)
            {
                return literal.set
            }
            slot = (slot &+ 1) & (literals.count &- 1)
        }
    }

    /// Whether a literal and a segment are so short that they are the same if their digests are.
    @inline(__always)
    private func isShort(_ literal: Literal, _ segment: PathScanner.Segment) -> Bool {
        literal.count <= 8 && segment.isPlain && segment.place.count == Int(literal.count)
    }

    @inline(never)
    private func isText(_ literal: Literal, _ segment: PathScanner.Segment, _ bytes: Span<UInt8>) -> Bool {
        let text = texts.span.extracting(Int(literal.text)..<Int(literal.text) &+ Int(literal.count))
        return bytes.decodes(segment.place, to: text)
    }

    /// The set of the patterns that may take so many segments.
    @inline(__always)
    func set(ofLength count: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: lengthsStart &+ Swift.min(count, depth &+ 1) &* rowSize)
    }

    /// The place in the table of the first pattern that is in all of some sets, or -1.
    @inline(__always)
    func pattern(inAll found: borrowing Span<UInt32>) -> Int32 {
        let sets = sets.span
        for part in 0..<summarySize {
            var candidates = UInt64.max
            for index in found.indices { candidates &= sets[Int(found[index]) &+ part] }
            while candidates != 0 {
                let word = part &* 64 &+ candidates.trailingZeroBitCount
                candidates &= candidates &- 1
                var patterns = UInt64.max
                for index in found.indices { patterns &= sets[Int(found[index]) &+ summarySize &+ word] }
                if patterns != 0 { return order[word &* 64 &+ patterns.trailingZeroBitCount] }
            }
        }
        return -1
    }
}

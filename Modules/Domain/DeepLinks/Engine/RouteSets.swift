/// Finds the pattern of a path: for each place of a path it knows which patterns allow a segment there, and those that
/// allow all of a path's segments take it.
///
/// The patterns are numbered by their precedence, so the lowest number of all is the one to take, and there is no
/// backtracking: no path costs more than one look at each word of its sets. A set of patterns is a bit for each, in words
/// of 64. Few words of a set are not zero; which they are is said by its summary, a bit for each word, so that most are
/// never looked at.
struct RouteSets: Sendable {
    /// A literal at one place of a path.
    struct Literal {
        var digest: UInt64 = 0
        /// Where the set of its patterns begins; zero where there is no literal.
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
    /// The literals' sets: a summary, and those words that are not zero. The first set is empty.
    let sets: ContiguousArray<UInt64>
    /// By place, a summary and all words: the patterns that take any segment there.
    let open: ContiguousArray<UInt64>
    /// By the number of segments, a summary and all words: the patterns that may take so many. After the last are those
    /// that end in a catch-all.
    let lengths: ContiguousArray<UInt64>
    /// How many segments the longest pattern has.
    let depth: Int
    /// How many words a summary takes, and a whole set.
    let size: (summary: Int, words: Int)

    /// The set of a segment's literal, at its place.
    @inline(__always)
    func set(of segment: PathScanner.Segment, at place: Int, in bytes: Span<UInt8>) -> UInt32 {
        let literals = literals.span
        var slot = SegmentDigest.slot(of: segment.digest.value, shift)
        while true {
            let literal = literals[slot]
            if literal.set == 0 { return 0 }
            if literal.digest == segment.digest.value, Int(literal.place) == place, isText(literal, segment, bytes) {
                return literal.set
            }
            slot = (slot &+ 1) & (literals.count &- 1)
        }
    }

    private func isText(_ literal: Literal, _ segment: PathScanner.Segment, _ bytes: Span<UInt8>) -> Bool {
        let text = texts.span.extracting(Int(literal.text)..<Int(literal.text) &+ Int(literal.count))
        let written = bytes.extracting(segment.place)
        return segment.isPlain ? written.isExactly(text) : written.decodes(0..<written.count, to: text)
    }

    /// The index in the table of the pattern that takes a path, or -1.
    ///
    /// - Parameters:
    ///   - found: the sets of the path's literals, by their places, as far as patterns reach.
    ///   - count: of the path's segments.
    @inline(__always)
    func pattern(of found: borrowing Span<UInt32>, _ count: Int) -> Int32 {
        let (sets, open, lengths) = (sets.span, open.span, lengths.span)
        let row = size.summary &+ size.words
        let length = Swift.min(count, depth &+ 1) &* row
        let reach = Swift.min(count, depth)
        for part in 0..<size.summary {
            var candidates = lengths[length &+ part]
            for place in 0..<reach {
                candidates &= open[place &* row &+ part] | sets[Int(found[place]) &+ part]
            }
            while candidates != 0 {
                let bit = candidates.trailingZeroBitCount
                candidates &= candidates &- 1
                let word = part &* 64 &+ bit
                var patterns = lengths[length &+ size.summary &+ word]
                for place in 0..<reach where patterns != 0 {
                    patterns &=
                        open[place &* row &+ size.summary &+ word]
                        | self.word(part, bit, of: Int(found[place]), in: sets)
                }
                if patterns != 0 { return order[word &* 64 &+ patterns.trailingZeroBitCount] }
            }
        }
        return -1
    }

    /// A word of a literal's set: those before it that are not zero are counted in the summary.
    @inline(__always)
    private func word(_ part: Int, _ bit: Int, of set: Int, in sets: borrowing Span<UInt64>) -> UInt64 {
        let summary = sets[set &+ part]
        let mark: UInt64 = 1 &<< UInt64(truncatingIfNeeded: bit)
        guard summary & mark != 0 else { return 0 }
        var before = (summary & (mark &- 1)).nonzeroBitCount
        for earlier in 0..<part { before &+= sets[set &+ earlier].nonzeroBitCount }
        return sets[set &+ size.summary &+ before]
    }
}

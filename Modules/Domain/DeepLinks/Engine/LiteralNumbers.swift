/// The literals of a table by their numbers, from 1 on.
struct LiteralNumbers: Sendable {
    private struct Entry {
        var digest: UInt64 = 0
        var tail: UInt64 = 0
        /// Zero where there is none.
        var number: UInt32 = 0
    }

    /// Open addressing; at most a quarter is taken, since most segments that are no literal end at the first look then.
    private var entries: ContiguousArray<Entry>
    /// Of the literals whose digest and tail do not say all, else nothing.
    private var texts: ContiguousArray<UInt8> = []
    private var ends: ContiguousArray<Int> = [0]
    private let shift: UInt64
    /// How many bits a number takes.
    let width: UInt64

    init(_ literals: [String]) {
        let bits = OpenAddressing.bits(for: 2 * literals.count)
        shift = UInt64(64 - bits)
        width = UInt64(literals.count.bitWidth - literals.count.leadingZeroBitCount)
        entries = ContiguousArray(repeating: Entry(), count: 1 << bits)
        for literal in literals { add(ContiguousArray(literal.utf8)) }
    }

    private var count: Int { ends.count - 1 }

    /// Zero for a segment that is no literal.
    @inline(__always)
    func number(of piece: PathPiece, in bytes: Span<UInt8>) -> Int {
        var slot = OpenAddressing.slot(of: piece.digest, shift)
        while true {
            let entry = entries[slot & (entries.count &- 1)]
            if entry.digest == piece.digest, entry.tail == piece.tail,
                piece.isExact || isText(entry.number, bytes, piece.start, piece.end, piece.hasEscapes)
            {
                return Int(entry.number)
            }
            if entry.number == 0 { return 0 }
            slot &+= 1
        }
    }

    private mutating func add(_ literal: ContiguousArray<UInt8>) {
        guard let piece = PathPiece(literal: literal.span) else { return }
        if !piece.isExact { texts += literal }
        ends.append(texts.count)
        var slot = OpenAddressing.slot(of: piece.digest, shift)
        while entries[slot & (entries.count - 1)].number != 0 { slot += 1 }
        entries[slot & (entries.count - 1)] = Entry(digest: piece.digest, tail: piece.tail, number: UInt32(count))
    }

    @inline(never)
    private func isText(
        _ number: UInt32, _ bytes: Span<UInt8>, _ start: Int, _ end: Int, _ hasEscapes: Bool
    ) -> Bool {
        let place = ends[Int(number) &- 1]..<ends[Int(number)]
        if hasEscapes { return bytes.decodesTo(texts.span.extracting(place), at: start) }
        return place.count == end &- start && bytes.holds(place, of: texts.span, at: start)
    }
}

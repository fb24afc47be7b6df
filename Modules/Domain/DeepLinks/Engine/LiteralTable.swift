/// The literals of patterns, each by its place in the path, numbered as they come.
struct LiteralTable {
    private var literals: ContiguousArray<RouteSets.Literal> = []
    /// Their numbers, one more than they are, by open addressing; at most half is taken.
    private var slots = ContiguousArray<Int32>(repeating: 0, count: 64)
    private(set) var texts: ContiguousArray<UInt8> = []

    var count: Int { literals.count }

    /// The place in the path of a literal.
    func place(of number: Int) -> Int { Int(literals[number].place) }

    mutating func number(of text: String, at place: Int) -> Int {
        text.withBytes { bytes in
            let digest = SegmentDigest(of: bytes, at: place)
            var slot = slot(of: digest.value)
            while slots[slot] != 0 {
                let number = Int(slots[slot]) - 1
                if isLiteral(number, bytes, digest, place) { return number }
                slot = (slot + 1) & (slots.count - 1)
            }
            literals.append(
                RouteSets.Literal(
                    digest: digest.value, text: UInt32(texts.count), count: UInt16(bytes.count),
                    place: UInt16(place)))
            for index in bytes.indices { texts.append(bytes[index]) }
            slots[slot] = Int32(literals.count)
            if 2 * literals.count > slots.count { grow() }
            return literals.count - 1
        }
    }

    /// The literals by open addressing, at most a quarter taken, and by how much a digest's product is shifted for its
    /// place there.
    ///
    /// - Parameter set: where the set of a literal's patterns begins, by its number.
    func table(_ set: (Int) -> Int) -> (ContiguousArray<RouteSets.Literal>, shift: UInt64) {
        var bits: UInt64 = 2
        while 1 << bits < 4 * literals.count + 1 { bits += 1 }
        var table = ContiguousArray(repeating: RouteSets.Literal(), count: 1 << bits)
        for number in literals.indices {
            var literal = literals[number]
            literal.set = UInt32(set(number))
            var slot = SegmentDigest.slot(of: literal.digest, 64 - bits)
            while table[slot].set != 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = literal
        }
        return (table, 64 - bits)
    }

    private func isLiteral(_ number: Int, _ bytes: Span<UInt8>, _ digest: SegmentDigest, _ place: Int) -> Bool {
        let literal = literals[number]
        guard literal.digest == digest.value, literal.place == place, literal.count == bytes.count else { return false }
        return texts.span.extracting(Int(literal.text)..<Int(literal.text) + bytes.count).isExactly(bytes)
    }

    private func slot(of digest: UInt64) -> Int {
        SegmentDigest.slot(of: digest, UInt64(slots.count.leadingZeroBitCount + 1))
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: 4 * slots.count)
        for number in literals.indices {
            var slot = slot(of: literals[number].digest)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }
}

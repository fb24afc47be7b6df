/// Places in a text, a bit each.
struct BitSet {
    private var words: [UInt64]

    /// Of none.
    init(capacity: Int) {
        words = Array(repeating: 0, count: (capacity + 63) / 64)
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    func isSubset(of other: BitSet) -> Bool {
        words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
    }

    mutating func insert(_ place: Int) {
        words[place / 64] |= 1 << UInt64(place % 64)
    }

    mutating func removeAll() {
        for index in words.indices { words[index] = 0 }
    }

    mutating func formUnion(_ other: BitSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// Keeps those that are in `others`, each moved up by `count`, which is less than 64.
    mutating func step(over others: BitSet, by count: UInt64 = 1) {
        var carry: UInt64 = 0
        for index in words.indices {
            let kept = words[index] & others.words[index]
            words[index] = kept << count | carry
            carry = kept >> (64 - count)
        }
    }

    /// Adds what can be reached from its places by going up through `others`, and one place further.
    mutating func flood(through others: BitSet) {
        var carry: UInt64 = 0
        for index in words.indices {
            // A sum carries from a place to the first one above that is not in `others`.
            let open = others.words[index]
            let (first, firstOverflow) = open.addingReportingOverflow(words[index] & open)
            let (sum, secondOverflow) = first.addingReportingOverflow(carry)
            words[index] |= sum ^ open
            carry = firstOverflow || secondOverflow ? 1 : 0
        }
    }
}

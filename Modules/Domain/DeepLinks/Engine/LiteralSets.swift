/// The set of each literal's patterns, of which only the words are kept that are not zero.
struct LiteralSets {
    private var members: ContiguousArray<(set: Int32, number: Int32)> = []
    /// By set, how many words it has.
    private var counts: ContiguousArray<Int32>
    /// By set, the last of them.
    private var last: ContiguousArray<Int32>
    private var starts: ContiguousArray<Int> = []
    private let summary: Int

    init(_ count: Int, _ summary: Int) {
        counts = ContiguousArray(repeating: 0, count: count)
        last = ContiguousArray(repeating: -1, count: count)
        self.summary = summary
    }

    /// - Parameter number: higher than all that were inserted before.
    mutating func insert(_ number: Int, in set: Int) {
        members.append((Int32(set), Int32(number)))
        let word = Int32(number / 64)
        if last[set] != word { counts[set] += 1 }
        last[set] = word
    }

    /// Where a set begins among the ``words()``, once they are made.
    func start(of set: Int) -> Int { starts[set] }

    /// All sets, one after the other, after an empty one.
    mutating func words() -> ContiguousArray<UInt64> {
        var end = summary
        for count in counts {
            starts.append(end)
            end += summary + Int(count)
        }
        var words = ContiguousArray<UInt64>(repeating: 0, count: end)
        var next = ContiguousArray(starts.map { $0 + summary - 1 })
        last = ContiguousArray(repeating: -1, count: counts.count)
        for (set, number) in members {
            let (set, word) = (Int(set), number / 64)
            if last[set] != word { next[set] += 1 }
            last[set] = word
            words[starts[set] + Int(number) / 4_096] |= 1 << UInt64(word % 64)
            words[next[set]] |= 1 << UInt64(number % 64)
        }
        return words
    }
}

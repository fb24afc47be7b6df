/// Sets of patterns in rows, each a summary and all its words.
struct SetRows {
    private(set) var words: ContiguousArray<UInt64>
    private let size: (summary: Int, words: Int)

    init(_ count: Int, _ size: (summary: Int, words: Int)) {
        self.size = size
        words = ContiguousArray(repeating: 0, count: count * (size.summary + size.words))
    }

    /// Where a row begins among the words.
    func start(of row: Int) -> Int { row * (size.summary + size.words) }

    mutating func insert(_ number: Int, at row: Int) {
        words[start(of: row) + number / 4_096] |= 1 << UInt64(number / 64 % 64)
        words[start(of: row) + size.summary + number / 64] |= 1 << UInt64(number % 64)
    }

    /// Inserts all patterns of another row.
    mutating func insert(allOf other: Int, at row: Int) {
        for offset in 0..<size.summary + size.words {
            words[start(of: row) + offset] |= words[start(of: other) + offset]
        }
    }
}

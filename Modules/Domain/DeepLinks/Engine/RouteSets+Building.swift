extension RouteSets {
    /// - Throws: `sameShape` if two patterns take the same links.
    init(_ patterns: [LinkPattern]) throws(LinkTableError) {
        var literals = LiteralTable()
        let shapes = PatternShapes(patterns, &literals)
        let sorted = shapes.sorted()
        if let (first, second) = shapes.alike(in: sorted) {
            throw .sameShape(patterns[first].description, patterns[second].description)
        }
        order = ContiguousArray(sorted.map { Int32($0) })
        let depth = shapes.depth
        let words = Swift.max(1, (patterns.count + 63) / 64)
        summarySize = (words + 63) / 64
        let lengths = depth + literals.count
        var sets = SetRows(lengths + depth + 2, (summarySize, words))
        for (number, index) in sorted.enumerated() {
            let codes = shapes[index]
            for (place, code) in zip(0..., codes) {
                switch code {
                case PatternShapes.parameter: sets.insert(number, at: place)
                case PatternShapes.catchAll:
                    for place in place..<depth { sets.insert(number, at: place) }
                    for length in codes.count...depth + 1 { sets.insert(number, at: lengths + length) }
                default: sets.insert(number, at: depth + Int(code))
                }
            }
            sets.insert(number, at: lengths + codes.count)
        }
        // A pattern that takes any segment takes each literal as well.
        for number in 0..<literals.count { sets.insert(allOf: literals.place(of: number), at: depth + number) }
        self.depth = depth
        self.sets = sets.words
        rowSize = summarySize + words
        lengthsStart = sets.start(of: lengths)
        (self.literals, shift) = literals.table { sets.start(of: depth + $0) }
        texts = literals.texts
    }
}

/// The patterns as rows of codes: the number of a literal, `parameter` or `catchAll`.
private struct PatternShapes {
    static let parameter = Int32.max - 1
    static let catchAll = Int32.max

    private var codes: ContiguousArray<Int32> = []
    private var starts: ContiguousArray<Int> = [0]
    private(set) var depth = 0

    init(_ patterns: [LinkPattern], _ literals: inout LiteralTable) {
        for pattern in patterns {
            for (place, segment) in pattern.segments.enumerated() {
                switch segment {
                case .literal(let literal): codes.append(Int32(literals.number(of: literal.text, at: place)))
                case .parameter: codes.append(Self.parameter)
                case .catchAll: codes.append(Self.catchAll)
                }
            }
            starts.append(codes.count)
            depth = max(depth, pattern.segments.count)
        }
    }

    subscript(index: Int) -> ArraySlice<Int32> { codes[starts[index]..<starts[index + 1]] }

    /// By precedence: at the first place where two differ, a literal goes before a parameter, and that before a catch-all.
    /// Of the rest those that begin alike stand together.
    func sorted() -> [Int] {
        (0..<starts.count - 1).sorted { left, right in
            let order = compare(left, right)
            return order == 0 ? left < right : order < 0
        }
    }

    /// The first two, as they are declared, that have the same shape.
    func alike(in sorted: [Int]) -> (Int, Int)? {
        var first: (Int, Int)?
        for place in sorted.indices.dropFirst() {
            let (index, next) = (sorted[place - 1], sorted[place])
            if compare(index, next) == 0, first.map({ next < $0.1 }) ?? true { first = (index, next) }
        }
        return first
    }

    private func compare(_ left: Int, _ right: Int) -> Int {
        let (first, second) = (starts[left], starts[right])
        let counts = (starts[left + 1] - first, starts[right + 1] - second)
        for offset in 0..<min(counts.0, counts.1) where codes[first + offset] != codes[second + offset] {
            return codes[first + offset] < codes[second + offset] ? -1 : 1
        }
        return counts.0 - counts.1
    }
}

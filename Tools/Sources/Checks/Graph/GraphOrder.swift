/// The order of the items in each row, from left to right, with few crossings.
struct GraphOrder: Sendable {
    private let net: GraphNet
    private let above: [[Int]]
    private let below: [[Int]]

    /// The items of each row.
    private(set) var rows: [[Int]]

    /// Starts from some order of the items; the sides stay apart.
    init(of net: GraphNet, from start: [Int]) {
        self.net = net
        var above = Array(repeating: [Int](), count: net.items.count)
        var below = above
        for segment in net.segments {
            above[segment.lower].append(segment.upper)
            below[segment.upper].append(segment.lower)
        }
        self.above = above
        self.below = below
        rows = (0..<net.rowCount).map { row in
            start.filter { net.items[$0].row == row }.sorted { Self.comes(net.items[$0], before: net.items[$1]) }
        }
        for _ in 0..<8 {
            for row in rows.indices { sort(row, by: above) }
            for row in rows.indices.reversed() { sort(row, by: below) }
        }
        while exchange() {}
    }

    /// How many pairs of lines cross.
    var crossings: Int { rows.indices.dropLast().map(crossings(below:)).reduce(0, +) }

    private static func comes(_ left: GraphItem, before right: GraphItem) -> Bool {
        left.side.rawValue < right.side.rawValue
    }

    /// Puts each item of a row where its neighbours in the next row are on average.
    private mutating func sort(_ row: Int, by neighbours: [[Int]]) {
        let places = places
        let keys = rows[row].enumerated().map { index, item in
            let others = neighbours[item]
            let mean = others.isEmpty ? nil : others.map { places[$0] }.reduce(0, +) / Double(others.count)
            return (side: net.items[item].side.rawValue, mean: mean ?? places[item], index: index, item: item)
        }
        rows[row] = keys.sorted { ($0.side, $0.mean, $0.index) < ($1.side, $1.mean, $1.index) }.map(\.item)
    }

    /// Each item's place in its row, from 0 to 1.
    private var places: [Double] {
        var places = Array(repeating: 0.0, count: net.items.count)
        for row in rows {
            for (index, item) in row.enumerated() { places[item] = (Double(index) + 0.5) / Double(row.count) }
        }
        return places
    }

    /// Exchanges neighbours in a row where that leaves fewer crossings; false if it does nowhere.
    private mutating func exchange() -> Bool {
        var isBetter = false
        var indices = Array(repeating: 0, count: net.items.count)
        for row in rows { for (index, item) in row.enumerated() { indices[item] = index } }
        for row in rows.indices {
            for index in rows[row].indices.dropLast() {
                let (left, right) = (rows[row][index], rows[row][index + 1])
                guard net.items[left].side == net.items[right].side,
                    crossings(of: right, and: left, at: indices) < crossings(of: left, and: right, at: indices)
                else { continue }
                rows[row].swapAt(index, index + 1)
                indices.swapAt(left, right)
                isBetter = true
            }
        }
        return isBetter
    }

    /// How many lines of two neighbours in a row cross each other while one stands to the left of the other.
    private func crossings(of left: Int, and right: Int, at indices: [Int]) -> Int {
        [above, below].reduce(0) { sum, neighbours in
            neighbours[left].reduce(sum) { sum, end in
                sum + neighbours[right].count { indices[$0] < indices[end] }
            }
        }
    }

    private func crossings(below row: Int) -> Int {
        let lower = rows[row + 1]
        let ends = rows[row].map { item in below[item].compactMap { lower.firstIndex(of: $0) } }
        var count = 0
        for left in ends.indices {
            for right in ends.indices where right > left {
                for end in ends[left] { count += ends[right].count { $0 < end } }
            }
        }
        return count
    }
}

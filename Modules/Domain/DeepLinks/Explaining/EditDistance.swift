/// How many letters have to be put in, taken out, changed or swapped with their neighbour to make one word of another
/// (optimal string alignment).
package enum EditDistance {
    /// Words longer than this are compared as a whole: nobody mistypes them.
    private static let longest = 64

    package static func between(_ first: String, _ second: String) -> Int {
        let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
        guard first != second else { return 0 }
        guard first.count <= longest, second.count <= longest else { return max(first.count, second.count) }
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for row in first.indices {
            var next = [row + 1]
            for column in second.indices {
                let change = last[column] + (first[row] == second[column] ? 0 : 1)
                var least = min(change, last[column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                next.append(least)
            }
            (beforeLast, last) = (last, next)
        }
        return last[second.count]
    }
}

extension StringProtocol {
    /// What remains of a name in whatever case it is written and with whatever separators.
    package var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension Sequence {
    /// The element that was probably meant: the first of those at the least distance, none of which is beyond its
    /// limit.
    package func nearest(at distance: (Element) -> Int, upTo limit: (Element) -> Int) -> Element? {
        map { (element: $0, distance: distance($0)) }.filter { $0.distance <= limit($0.element) }
            .min { $0.distance < $1.distance }?.element
    }
}

/// Neighbours of a row that are moved together, since they would come too close otherwise.
struct GraphPool {
    private var wishes: [(place: Double, weight: Double)]
    private let byMedian: Bool
    private(set) var count = 1

    /// Where the pool stands: the mean or the median of what its members' joints want.
    private(set) var place: Double

    init(wishes: [(Double, Double)], byMedian: Bool) {
        self.wishes = wishes.map { (place: $0.0, weight: $0.1) }
        self.byMedian = byMedian
        place = 0
        place = settled()
    }

    mutating func take(_ other: GraphPool) {
        wishes += other.wishes
        count += other.count
        place = settled()
    }

    private func settled() -> Double {
        let total = wishes.map(\.weight).reduce(0, +)
        guard byMedian else { return wishes.map { $0.place * $0.weight }.reduce(0, +) / total }
        var sum = 0.0
        for wish in wishes.sorted(by: { $0.place < $1.place }) {
            sum += wish.weight
            if sum >= total / 2 { return wish.place }
        }
        return wishes[0].place
    }
}

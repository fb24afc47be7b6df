/// Where each item of the picture stands from left to right: in its row's order, near what it is joined to.
struct GraphPlacement: Sendable {
    /// The middle of each item.
    private(set) var centres: [Double]

    /// How far from the middle of its upper end each line leaves it, so that lines leave a box side by side.
    let ports: [GraphNet.Segment: Double]

    /// How wide the two sides are; above and below them, rows use both.
    let left: Double
    let right: Double

    private let net: GraphNet

    /// What each item is joined to: where it would have to stand, from there, for a straight line, and how much that
    /// matters. It matters most where a line only passes.
    private let joints: [[(item: Int, offset: Double, weight: Double)]]

    init(of net: GraphNet, in order: GraphOrder) {
        self.net = net
        ports = Self.ports(of: net, in: order)
        var joints = Array(repeating: [(item: Int, offset: Double, weight: Double)](), count: net.items.count)
        for segment in net.segments {
            let bends = [segment.upper, segment.lower].count { net.items[$0].isBend }
            let port = ports[segment] ?? 0
            joints[segment.upper].append((segment.lower, -port, [1.0, 2.0, 8.0][bends]))
            joints[segment.lower].append((segment.upper, port, [1.0, 2.0, 8.0][bends]))
        }
        self.joints = joints
        centres = Array(repeating: 0, count: net.items.count)
        let groups = order.rows.flatMap { row in
            [GraphItem.Side.left, .right, .either].map { side in row.filter { net.items[$0].side == side } }
        }.filter { !$0.isEmpty }
        func widest(_ side: GraphItem.Side) -> Double {
            groups.filter { net.items[$0[0]].side == side }.map { Self.width(of: $0, in: net) }.max() ?? 0
        }
        left = widest(.left)
        let seam = left > 0 ? GraphStyle.seam : 0
        right = max(widest(.right), widest(.either) - left - seam)
        let borders = [0.0...left, (left + seam)...(left + seam + right), 0.0...(left + seam + right)]
        for pass in 0..<100 {
            for group in pass.isMultiple(of: 2) ? groups : groups.reversed() {
                place(group, within: borders[net.items[group[0]].side.rawValue], byMedian: pass > 60)
            }
        }
    }

    /// How far the lines are from straight, together.
    var drift: Double {
        net.segments.map { abs(centres[$0.upper] + (ports[$0] ?? 0) - centres[$0.lower]) }.reduce(0, +)
    }

    /// Puts a row's items where their joints want them, as far as order, distances and borders let them: neighbours that
    /// would come too close are pooled and moved together. Means spread the items well, medians make lines straight.
    private mutating func place(_ group: [Int], within border: ClosedRange<Double>, byMedian: Bool) {
        let offsets = Self.offsets(of: group, in: net)
        var pools: [GraphPool] = []
        for (item, offset) in zip(group, offsets) {
            var wishes = joints[item].map { (centres[$0.item] + $0.offset - offset, $0.weight) }
            if wishes.isEmpty { wishes = [(centres[item] - offset, 1)] }
            pools.append(GraphPool(wishes: wishes, byMedian: byMedian))
            while pools.count > 1, pools[pools.count - 2].place > pools[pools.count - 1].place {
                let last = pools.removeLast()
                pools[pools.count - 1].take(last)
            }
        }
        let lowest = border.lowerBound + net.items[group[0]].width / 2
        let last = group.count - 1
        let highest = border.upperBound - net.items[group[last]].width / 2 - offsets[last]
        let places = pools.flatMap { Array(repeating: $0.place, count: $0.count) }
        for (index, item) in group.enumerated() {
            centres[item] = max(lowest, min(highest, places[index])) + offsets[index]
        }
    }

    /// The least distance of each item's middle from that of the first.
    private static func offsets(of group: [Int], in net: GraphNet) -> [Double] {
        var offsets = [0.0]
        for (left, right) in zip(group, group.dropFirst()) {
            let (left, right) = (net.items[left], net.items[right])
            let gap = left.isBend || right.isBend ? GraphStyle.gapBesideBend : GraphStyle.gapBetweenBoxes
            offsets.append((offsets.last ?? 0) + (left.width + right.width) / 2 + gap)
        }
        return offsets
    }

    private static func width(of group: [Int], in net: GraphNet) -> Double {
        let ends = (net.items[group[0]].width + net.items[group[group.count - 1]].width) / 2
        return (offsets(of: group, in: net).last ?? 0) + ends
    }

    private static func ports(of net: GraphNet, in order: GraphOrder) -> [GraphNet.Segment: Double] {
        var ports: [GraphNet.Segment: Double] = [:]
        for row in order.rows.dropLast().indices {
            for upper in order.rows[row] {
                let segments = order.rows[row + 1].flatMap { lower in
                    net.segments.filter { $0.upper == upper && $0.lower == lower }
                }
                guard segments.count > 1 else { continue }
                let step = min(16, (net.items[upper].width - 24) / Double(segments.count - 1))
                for (index, segment) in segments.enumerated() {
                    ports[segment] = (Double(index) - Double(segments.count - 1) / 2) * step
                }
            }
        }
        return ports
    }
}

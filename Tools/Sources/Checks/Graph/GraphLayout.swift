/// The whole picture's geometry: boxes, bands and lines.
struct GraphLayout: Sendable {
    struct Box: Equatable, Sendable {
        let x, y, width, height: Double

        var right: Double { x + width }
        var bottom: Double { y + height }
        var centre: Double { x + width / 2 }
    }

    let width: Double
    let height: Double

    /// Each module's box, in the graph's order.
    let boxes: [(module: ModuleGraph.Module, box: Box)]

    /// Each layer's area and, at its left, the strip that holds its name.
    let bands: [(band: ModuleGraph.Band, area: Box, strip: Box)]

    /// The lines to each module that is used, in the graph's order.
    let lines: [(target: ModuleGraph.Module, pieces: [GraphLine])]

    init(of graph: ModuleGraph) {
        let rows = GraphRows(of: graph)
        let net = GraphNet(of: graph, rows: rows)
        let placement = Self.best(of: net)
        let tops = Self.tops(of: rows)
        let origin = GraphStyle.margin * 2 + GraphStyle.strip
        let content = placement.right + (placement.left > 0 ? placement.left + GraphStyle.seam : 0)
        width = origin + content + GraphStyle.margin * 2
        height = (tops.last ?? 0) + GraphStyle.boxHeight + GraphStyle.bandPadding + GraphStyle.margin

        let areas = net.items.indices.map { index in
            let item = net.items[index]
            return Box(
                x: (origin + placement.centres[index] - item.width / 2).rounded(), y: tops[item.row],
                width: item.width, height: GraphStyle.boxHeight)
        }
        boxes = graph.modules.enumerated().map { ($1, areas[$0]) }
        bands = ModuleGraph.Band.allCases.compactMap { band in
            guard let range = rows.bands[band] else { return nil }
            let left = band.side == .right && placement.left > 0 ? placement.left + GraphStyle.seam : 0
            let right = band.side == .left ? placement.left : content
            let top = tops[range.lowerBound] - GraphStyle.bandPadding
            let bottom = tops[range.upperBound] + GraphStyle.boxHeight + GraphStyle.bandPadding
            let area = Box(
                x: origin + left - GraphStyle.strip - GraphStyle.margin, y: top,
                width: right - left + GraphStyle.strip + 2 * GraphStyle.margin, height: bottom - top)
            return (band, area, Box(x: area.x, y: area.y, width: GraphStyle.strip, height: area.height))
        }
        lines = graph.modules.compactMap { target in
            let pieces = net.segments.filter { $0.target == target.name }.map { segment in
                Self.line(along: segment, in: net, areas: areas, port: placement.ports[segment] ?? 0, rows: rows)
            }
            return pieces.isEmpty ? nil : (target, pieces)
        }
    }

    private static func line(
        along segment: GraphNet.Segment, in net: GraphNet, areas: [Box], port: Double, rows: GraphRows
    ) -> GraphLine {
        let (upper, lower) = (areas[segment.upper], areas[segment.lower])
        let x = (upper.centre + port).rounded()
        let crossesBorder = rows.isBorder(below: net.items[segment.upper].row)
        return GraphLine(
            start: .init(x: abs(x - lower.centre) > 3 ? x : lower.centre, y: upper.bottom),
            end: .init(x: lower.centre, y: lower.y),
            passes: net.items[segment.lower].isBend,
            startLead: crossesBorder ? GraphStyle.bandPadding : GraphStyle.startLead,
            endLead: crossesBorder ? GraphStyle.bandPadding : GraphStyle.endLead)
    }

    /// The best of many orders, each reached from another start; the starts are the same each time.
    private static func best(of net: GraphNet) -> GraphPlacement {
        var numbers = LinearNumbers()
        var start = Array(net.items.indices)
        var best: (placement: GraphPlacement, cost: Double)?
        for _ in 0..<60 {
            let order = GraphOrder(of: net, from: start)
            start.shuffle(using: &numbers)
            let crossed = Double(order.crossings) * 120
            // However straight its lines, it is no better then.
            guard crossed < best?.cost ?? .infinity else { continue }
            let placement = GraphPlacement(of: net, in: order)
            let cost = crossed + placement.drift
            if cost < best?.cost ?? .infinity { best = (placement, cost) }
        }
        return best?.placement ?? GraphPlacement(of: net, in: GraphOrder(of: net, from: start))
    }

    /// Where each row begins: wider apart where a band ends between two rows.
    private static func tops(of rows: GraphRows) -> [Double] {
        var tops = [GraphStyle.margin + GraphStyle.bandPadding]
        for row in 1..<max(rows.count, 1) {
            let gap = rows.isBorder(below: row - 1) ? GraphStyle.gapBetweenBands : GraphStyle.gapInBand
            tops.append((tops.last ?? 0) + GraphStyle.boxHeight + gap)
        }
        return tops
    }
}

/// Numbers that look random and are the same at each run.
private struct LinearNumbers: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}

/// The graph with each line cut at the rows that it passes, so that every segment joins two neighbouring rows.
///
/// Lines to one module share their bends: who follows a line down never has to choose.
struct GraphNet: Sendable {
    struct Segment: Hashable, Sendable {
        let upper: Int
        let lower: Int

        /// The module that the line leads to.
        let target: String
    }

    private(set) var items: [GraphItem] = []
    private(set) var segments: [Segment] = []
    let rowCount: Int

    init(of graph: ModuleGraph, rows: GraphRows) {
        rowCount = rows.count
        for module in graph.modules {
            items.append(
                GraphItem(
                    kind: .module(module.name), row: rows.rows[module.name] ?? 0, side: module.band.side,
                    width: GraphStyle.boxWidth(for: module.name)))
        }
        for module in graph.modules {
            for target in module.uses { join(module.name, target, middle: rows.middle) }
        }
    }

    /// A line that would lead up goes against the layers, which another rule finds; it is not drawn.
    private mutating func join(_ source: String, _ target: String, middle: Range<Int>) {
        guard let first = items.firstIndex(where: { $0.module == source }),
            let last = items.firstIndex(where: { $0.module == target }), items[first].row < items[last].row
        else { return }
        let side = items[first].side == .either ? items[last].side : items[first].side
        var upper = first
        for row in (items[first].row + 1)..<items[last].row {
            let inner: GraphItem.Side = side == .either ? .right : side
            let lower = bend(to: target, in: row, on: middle.contains(row) ? inner : .either)
            add(Segment(upper: upper, lower: lower, target: target))
            upper = lower
        }
        add(Segment(upper: upper, lower: last, target: target))
    }

    private mutating func bend(to target: String, in row: Int, on side: GraphItem.Side) -> Int {
        if let known = items.firstIndex(where: {
            $0.kind == .bend(to: target) && $0.row == row && $0.side == side
        }) {
            return known
        }
        items.append(GraphItem(kind: .bend(to: target), row: row, side: side, width: GraphStyle.bendWidth))
        return items.count - 1
    }

    private mutating func add(_ segment: Segment) {
        if !segments.contains(segment) { segments.append(segment) }
    }
}

extension ModuleGraph.Band {
    var side: GraphItem.Side {
        switch self {
        case .data: .left
        case .platform, .presentation: .right
        case .apps, .domain: .either
        }
    }
}

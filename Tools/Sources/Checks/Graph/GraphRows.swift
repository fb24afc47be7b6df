/// The row of the picture that each module stands in: users above what they use, Data beside Platform and Presentation.
struct GraphRows: Sendable {
    private(set) var rows: [String: Int] = [:]
    private(set) var bands: [ModuleGraph.Band: ClosedRange<Int>] = [:]
    private(set) var count = 0

    /// The rows in which Data lies beside Platform and Presentation.
    let middle: Range<Int>

    init(of graph: ModuleGraph) {
        let heights = Dictionary(
            uniqueKeysWithValues: ModuleGraph.Band.allCases.map { band in
                (band, Self.depths(of: graph.modules(in: band)).height)
            })
        func height(_ bands: ModuleGraph.Band...) -> Int { bands.map { heights[$0] ?? 0 }.reduce(0, +) }
        let top = height(.apps)
        middle = top..<(top + max(height(.data), height(.platform, .presentation)))
        place([.apps], of: graph, in: 0..<top)
        place([.data], of: graph, in: middle)
        place([.platform, .presentation], of: graph, in: middle)
        place([.domain], of: graph, in: middle.upperBound..<(middle.upperBound + height(.domain)))
    }

    /// Whether a band ends with a row.
    func isBorder(below row: Int) -> Bool { bands.values.contains { $0.upperBound == row } }

    /// Puts bands below each other and spreads their rows evenly.
    private mutating func place(_ stack: [ModuleGraph.Band], of graph: ModuleGraph, in range: Range<Int>) {
        let placed = stack.map { ($0, Self.depths(of: graph.modules(in: $0))) }.filter { $0.1.height > 0 }
        let own = placed.map { $0.1.height }.reduce(0, +)
        var above = 0
        var top = range.lowerBound
        for (band, depths) in placed {
            func row(_ depth: Int) -> Int { range.lowerBound + (2 * (above + depth) + 1) * range.count / (2 * own) }
            for (name, depth) in depths.rows { rows[name] = row(depth) }
            let isLast = above + depths.height == own
            let bottom = isLast ? range.upperBound - 1 : row(depths.height - 1)
            bands[band] = top...bottom
            top = bottom + 1
            above += depths.height
        }
        count = max(count, range.upperBound)
    }

    /// How far each module of a band lies below the band's top. What neither uses nor is used there lies as near as can
    /// be to what it has to do with: Domain's at the top, the others' at the bottom.
    private static func depths(of modules: [ModuleGraph.Module]) -> (rows: [String: Int], height: Int) {
        let names = Set(modules.map(\.name))
        var rows: [String: Int] = [:]
        func depth(of name: String) -> Int {
            if let known = rows[name] { return known }
            let users = modules.filter { $0.uses.contains(name) }
            let own = users.map { depth(of: $0.name) + 1 }.max() ?? 0
            rows[name] = own
            return own
        }
        for module in modules { _ = depth(of: module.name) }
        let height = (rows.values.max() ?? -1) + 1
        for module in modules where module.band != .domain {
            let isAlone = names.isDisjoint(with: module.uses) && !modules.contains { $0.uses.contains(module.name) }
            if isAlone { rows[module.name] = height - 1 }
        }
        return (rows, height)
    }
}

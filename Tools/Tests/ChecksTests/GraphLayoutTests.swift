import Testing

@testable import Checks

@Suite struct GraphLayoutTests {
    /// A package whose edges follow the layers, the same for the same seed.
    private static func package(seed: UInt64) -> PackageDescription {
        var state = seed
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let below: [(layer: String, users: [String])] = [
            ("Domain", ["Domain"]), ("Data", ["Data", "Domain"]), ("Presentation", ["Presentation", "Domain"]),
            ("Platform", ["Platform", "Presentation", "Domain"]),
        ]
        var layers: [String: [String]] = [:]
        var targets: [PackageDescription.Target] = []
        for (layer, uses) in below {
            for number in 0..<next(7) {
                let name = layer + String(repeating: "x", count: next(9)) + "\(number)"
                let choice = uses.flatMap { layers[$0] ?? [] }
                let used = choice.filter { _ in next(4) == 0 }
                targets.append(SampleProject.module(name, in: layer, targets: used))
                layers[layer, default: []].append(name)
            }
        }
        let all = targets.map(\.name)
        targets.append(.init(name: "program", path: "Apps/Program", type: "executable", targets: all, products: nil))
        return PackageDescription(targets: targets)
    }

    private static let graphs = (0..<12 as Range<UInt64>).map { seed in
        ModuleGraph(of: seed == 0 ? SampleProject().package : package(seed: seed))
    }

    private static let layouts = graphs.map { GraphLayout(of: $0) }

    /// Points all along a line, its end included.
    private static func points(of line: GraphLine) -> [GraphLine.Point] {
        let (top, foot) = (line.start.y + line.startLead, line.end.y - line.endLead)
        let middle = (top + foot) / 2
        let curve = (0...40).map { step in
            let t = Double(step) / 40
            let weights = [(1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t]
            return GraphLine.Point(
                x: (weights[0] + weights[1]) * line.start.x + (weights[2] + weights[3]) * line.end.x,
                y: weights[0] * top + (weights[1] + weights[2]) * middle + weights[3] * foot)
        }
        let straight = stride(from: foot, through: line.bottom, by: 2).map { GraphLine.Point(x: line.end.x, y: $0) }
        return curve + straight
    }

    private static func holds(_ box: GraphLayout.Box, _ point: GraphLine.Point) -> Bool {
        point.x > box.x && point.x < box.right && point.y > box.y && point.y < box.bottom
    }

    @Test(arguments: layouts.indices)
    func `no line touches a box or a layer's name on its way`(index: Int) {
        let layout = Self.layouts[index]
        let obstacles = layout.boxes.map(\.box) + layout.bands.map(\.strip)
        for piece in layout.lines.flatMap(\.pieces) {
            for point in Self.points(of: piece) {
                #expect(!obstacles.contains { Self.holds($0, point) })
                #expect(point.x > 0 && point.x < layout.width && point.y < layout.height)
            }
        }
    }

    @Test(arguments: layouts.indices)
    func `boxes lie apart, each in its layer's area and below what uses it`(index: Int) throws {
        let layout = Self.layouts[index]
        for (place, (module, box)) in layout.boxes.enumerated() {
            let area = try #require(layout.bands.first { $0.band == module.band }).area
            #expect(box.x >= area.x + GraphStyle.strip && box.right <= area.right)
            #expect(box.y >= area.y && box.bottom <= area.bottom)
            for (_, other) in layout.boxes.dropFirst(place + 1) where other.y == box.y {
                #expect(other.right < box.x || box.right < other.x)
            }
            for (other, lower) in layout.boxes where module.uses.contains(other.name) { #expect(lower.y > box.bottom) }
        }
    }

    @Test(arguments: layouts.indices)
    func `each edge is drawn from its module to what it uses`(index: Int) throws {
        let layout = Self.layouts[index]
        for module in Self.graphs[index].modules {
            let box = try #require(layout.boxes.first { $0.module == module }).box
            for name in module.uses {
                let pieces = try #require(layout.lines.first { $0.target.name == name }).pieces
                var piece = pieces.first { $0.start.y == box.bottom && $0.start.x >= box.x && $0.start.x <= box.right }
                while let passing = piece, passing.passes {
                    piece = pieces.first { $0.start.y == passing.bottom && abs($0.start.x - passing.end.x) <= 3 }
                }
                let target = try #require(layout.boxes.first { $0.module.name == name }).box
                #expect(piece?.end == GraphLine.Point(x: target.centre, y: target.y))
            }
        }
    }
}

import DeepLinks

/// The routes as a Mermaid graph: a box for each, a round one for a place that is no route itself.
struct RouteDiagram {
    private(set) var lines = ["graph LR"]
    private var numbers: [[ArraySlice<UInt8>]: Int] = [[]: 0]

    init(_ table: LinkTable) {
        let routes = table.declarations.map(\.pattern.places)
        let places = Set(routes)
        let root = (table.origins.schemes.map { "\($0)://" } + table.origins.hosts.map { "https://\($0)" })
        lines.append("    n0([\"\(Self.label(root.joined(separator: "<br>")))\"])")
        for route in routes {
            for length in route.indices.map({ $0 + 1 }) { draw(Array(route.prefix(length)), places: places) }
        }
    }

    /// Draws a place below the one above, unless it is there already.
    private mutating func draw(_ place: [ArraySlice<UInt8>], places: Set<[ArraySlice<UInt8>]>) {
        guard numbers[place] == nil, let name = place.last else { return }
        let above = numbers[place.dropLast()] ?? 0
        let number = numbers.count
        numbers[place] = number
        let label = "\"\(Self.label(String(decoding: name, as: UTF8.self)))\""
        lines.append("    n\(above) --> n\(number)" + (places.contains(place) ? "[\(label)]" : "(\(label))"))
    }

    private static func label(_ text: String) -> String {
        text.replacing("\"", with: "#quot;")
    }
}

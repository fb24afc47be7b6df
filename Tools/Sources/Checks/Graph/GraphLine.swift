/// A line from one row of the picture to the next.
struct GraphLine: Equatable, Sendable {
    struct Point: Equatable, Sendable {
        let x, y: Double
    }

    let start: Point
    let end: Point

    /// Whether it goes on straight down through the row that it reaches.
    let passes: Bool

    /// How far it runs straight down from its start, and to its end.
    let startLead: Double
    let endLead: Double

    /// Where it ends, after passing a row.
    var bottom: Double { passes ? end.y + GraphStyle.boxHeight : end.y }

    /// As an SVG path's data.
    var path: String {
        let text = { (value: Double) in String(Int(value.rounded())) }
        guard start.x != end.x else { return "M\(text(start.x)) \(text(start.y))V\(text(bottom))" }
        let (top, foot) = (start.y + startLead, end.y - endLead)
        let middle = (top + foot) / 2
        let curve = "C\(text(start.x)) \(text(middle)) \(text(end.x)) \(text(middle)) \(text(end.x)) \(text(foot))"
        return "M\(text(start.x)) \(text(start.y))V\(text(top))\(curve)V\(text(bottom))"
    }
}

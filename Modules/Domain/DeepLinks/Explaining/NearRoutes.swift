extension LinkTable {
    /// Says where a link that no route takes leaves the patterns, and which is nearest, of the routes that take links
    /// of its host; and which routes take its path on another one.
    func explainMiss(of link: ParsedLink, in explanation: inout LinkExplanation) {
        let (path, host) = (link.segments, link.form.host)
        let routes = declarations.filter { $0.isReachable(on: host) }
        let depth = routes.map { $0.pattern.commonLength(with: path) }.max() ?? 0
        explanation.findings = [finding(of: path, leftAt: depth)]
        let nearest = routes.nearest(at: { $0.pattern.distance(to: path) }, upTo: \.pattern.farthestDistance)
        if let nearest {
            explanation.findings.append(LinkFinding("nearestRoute", "nearest: {route}", ["route": "\(nearest)"]))
        }
        explanation.nearest = nearest?.pattern
        for route in declarations where !route.isReachable(on: host) && route.pattern.takes(path) {
            explanation.findings.append(
                LinkFinding(
                    "routeElsewhere", "{route} takes links of {host} only",
                    ["route": "\(route.pattern)", "host": route.host ?? ""]))
        }
    }

    private func finding(of path: [String], leftAt depth: Int) -> LinkFinding {
        guard depth < path.count else {
            return path.isEmpty
                ? LinkFinding("noRouteAtRoot", "no route is at the root")
                : LinkFinding("noRouteEnds", "no route ends at \"{path}\"", ["path": path.joined(separator: "/")])
        }
        let next = path[depth]
        if depth == 0 { return LinkFinding("noRouteBegins", "no route begins with \"{segment}\"", ["segment": next]) }
        return LinkFinding(
            "noRouteBelow", "no route below \"{path}\" matches \"{segment}\"",
            ["path": path[..<depth].joined(separator: "/"), "segment": next])
    }
}

extension LinkPattern {
    fileprivate func takes(_ path: [String]) -> Bool {
        guard commonLength(with: path) == path.count else { return false }
        return segments.count == path.count || segments.count < path.count && segments.last?.isCatchAll == true
    }

    /// How many segments of the path it takes before it and the path part.
    fileprivate func commonLength(with path: [String]) -> Int {
        let common = zip(segments, path).prefix { $0.literal?.text.isExactly($1) ?? true }.count
        return common == segments.count && segments.last?.isCatchAll == true ? path.count : common
    }

    /// From further away it was hardly meant: a third of its letters, or two of a few, but never all.
    fileprivate var farthestDistance: Int {
        let letters = segments.reduce(0) { $0 + ($1.name == nil ? $1.description.count : 0) }
        return min(max(2, letters / 3), letters - 1)
    }

    /// How many letters have to change for the path to be one that it takes.
    fileprivate func distance(to path: [String]) -> Int {
        let isOpen = segments.last?.isCatchAll == true
        var distance = isOpen ? 0 : path.dropFirst(segments.count).reduce(0) { $0 + $1.count + 1 }
        for (index, segment) in segments.enumerated() {
            let isThere = index < path.count
            switch segment {
            case .literal(let literal):
                distance += isThere ? EditDistance.between(literal.text, path[index]) : literal.text.count + 1
            case .parameter, .catchAll: distance += isThere ? 0 : 2
            }
        }
        return distance
    }
}

extension LinkTable {
    /// Says where a path that no route takes leaves the patterns, which ones come that far, and which is nearest, of
    /// the routes that take links of this host; and which routes take the path on another one.
    func explainMiss(on host: String?, in explanation: inout LinkExplanation) {
        let path = explanation.segments
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
        // Of those that are refused alike, as all routes below one segment are, the first.
        var refusals: Set<ExactText> = []
        explanation.candidates = routes.filter { $0.pattern.commonLength(with: path) == depth }
            .map { (distance: $0.pattern.distance(to: path), candidate: $0.candidate(at: depth, in: path)) }
            .sorted { $0.distance < $1.distance }.map(\.candidate)
            .filter { refusals.insert(ExactText($0.code + ($0.values["expected"] ?? ""))).inserted }
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
    func takes(_ path: [String]) -> Bool {
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

extension LinkDeclaration {
    /// Why its pattern does not take a path that it is as long as, up to a depth.
    fileprivate func candidate(at depth: Int, in path: [String]) -> LinkFinding {
        var values = ["route": "\(self)"]
        if depth < path.count { values["found"] = path[depth] }
        if depth < pattern.segments.count { values["expected"] = "\(pattern.segments[depth])" }
        let (code, sentence) =
            if depth == pattern.segments.count {
                ("candidateEnds", "{route}: ends before \"{found}\"")
            } else if depth == path.count {
                ("candidateGoesOn", "{route}: goes on with {expected}")
            } else {
                ("candidateExpects", "{route}: expects \"{expected}\" and not \"{found}\"")
            }
        return LinkFinding(code, sentence, values)
    }
}

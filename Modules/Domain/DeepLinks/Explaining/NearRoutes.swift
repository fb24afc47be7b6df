/// The routes that come close to a path that none takes.
struct NearRoutes {
    let explanation: LinkExplanation

    init(of path: [String], in table: LinkTable) {
        let patterns = table.declarations.map(\.pattern)
        let depth = patterns.map { $0.commonLength(with: path) }.max() ?? 0
        let stopped = patterns.filter { $0.commonLength(with: path) == depth }
        let candidates = stopped.map { pattern in
            (distance: pattern.distance(to: path), candidate: Self.candidate(pattern, at: depth, in: path))
        }
        let nearest = patterns.map { (pattern: $0, distance: $0.distance(to: path)) }
            .filter { $0.distance <= $0.pattern.farthestDistance }
            .min { $0.distance < $1.distance }?.pattern
        explanation = LinkExplanation(
            segments: path, error: .linkNotFound,
            findings: [Self.finding(of: path, depth)]
                + (nearest.map { [LinkFinding("nearestRoute", "nearest: {route}", ["route": "\($0)"])] } ?? []),
            candidates: Self.distinct(candidates.sorted { $0.distance < $1.distance }.map(\.candidate)),
            nearest: nearest)
    }

    /// Of those that are refused alike, as all routes below one segment are, the first.
    private static func distinct(_ candidates: [LinkExplanation.Candidate]) -> [LinkExplanation.Candidate] {
        var refusals: Set<ExactText> = []
        return candidates.filter { candidate in
            let values = candidate.refusal.values.filter { $0.key != "route" }
            return refusals.insert(ExactText(LinkFinding.fill(candidate.refusal.sentence, with: values))).inserted
        }
    }

    private static func finding(of path: [String], _ depth: Int) -> LinkFinding {
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

    private static func candidate(
        _ pattern: LinkPattern, at depth: Int, in path: [String]
    ) -> LinkExplanation.Candidate {
        var values = ["route": "\(pattern)"]
        if depth < path.count { values["found"] = path[depth] }
        if depth < pattern.segments.count { values["expected"] = "\(pattern.segments[depth])" }
        let refusal =
            if depth == pattern.segments.count {
                LinkFinding("candidateEnds", "{route}: ends before \"{found}\"", values)
            } else if depth == path.count {
                LinkFinding("candidateGoesOn", "{route}: goes on with {expected}", values)
            } else {
                LinkFinding("candidateExpects", "{route}: expects \"{expected}\" and not \"{found}\"", values)
            }
        return LinkExplanation.Candidate(pattern: pattern, refusal: refusal)
    }
}

extension LinkPattern {
    func takes(_ path: [String]) -> Bool {
        guard commonLength(with: path) == path.count else { return false }
        return segments.count == path.count || segments.count < path.count && segments.last?.isCatchAll == true
    }

    /// How many segments of the path it takes before it and the path part.
    func commonLength(with path: [String]) -> Int {
        for (index, segment) in segments.enumerated() {
            guard index < path.count else { return path.count }
            switch segment {
            case .literal(let literal): guard literal.text.isExactly(path[index]) else { return index }
            case .parameter: continue
            case .catchAll: return path.count
            }
        }
        return segments.count
    }

    /// From further away it was hardly meant: a third of its letters, or two of a few, but never all.
    var farthestDistance: Int {
        let letters = segments.reduce(0) { $0 + ($1.name == nil ? $1.description.count : 0) }
        return min(max(2, letters / 3), letters - 1)
    }

    /// How many letters have to change for the path to be one that it takes.
    func distance(to path: [String]) -> Int {
        var distance = 0
        for index in 0..<max(segments.count, path.count) {
            guard index < segments.count else {
                distance += path[index].count + 1
                continue
            }
            switch segments[index] {
            case .literal(let literal):
                distance +=
                    index < path.count
                    ? EditDistance.between(literal.text, path[index]) : literal.text.count + 1
            case .parameter: distance += index < path.count ? 0 : 2
            case .catchAll: return distance + (index < path.count ? 0 : 2)
            }
        }
        return distance
    }
}

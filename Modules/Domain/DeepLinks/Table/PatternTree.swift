/// The patterns of a table as a tree. Those of `a/:x`, `a/b` and `*rest` have a root with a literal `a` and a
/// catch-all, and below `a` a parameter and a literal `b`.
///
/// A link goes down the tree segment by segment. At each node it tries the literal that equals its segment, then the
/// parameter, and if neither leads to a route, the catch-all takes the rest, which is at least one segment. A node has
/// one parent and is tried for the segment of its depth alone, so no link visits a node twice, whatever the table. A
/// pattern may end several routes, each of another host; a node whose routes all have another host than the link ends
/// none.
struct PatternTree: Sendable {
    /// Nodes are numbered by their places in `nodes`; the root is 0.
    private struct Node {
        /// The literals below it, sorted; a text is a range of `texts`.
        var literals: [(text: Range<Int>, node: Int)] = []
        var parameter: Int?
        var catchAll: Int?
        /// The route of any host that ends here, by its place in the table.
        var route: Int?
        /// Those of one host that end here, the most exact host first.
        var hosted: [(host: HostPattern, route: Int)] = []
    }

    private var nodes = [Node()]
    private var texts: [UInt8] = []

    /// - Throws: `sameShape` if two routes take the same links.
    init(_ declarations: [LinkDeclaration]) throws(LinkTableError) {
        for (route, declaration) in declarations.enumerated() {
            var node = 0
            for segment in declaration.pattern.segments { node = child(segment, of: node) }
            let host = declaration.hostPattern
            let other = host == nil ? nodes[node].route : nodes[node].hosted.first { $0.host == host }?.route
            if let other { throw .sameShape("\(declarations[other])", "\(declaration)") }
            guard let host else {
                nodes[node].route = route
                continue
            }
            let slot = nodes[node].hosted.firstIndex { $0.host.exactness < host.exactness }
            nodes[node].hosted.insert((host, route), at: slot ?? nodes[node].hosted.endIndex)
        }
    }

    /// The route that the segments from an index on lead to, below a node; nil if there is none.
    func route(of link: ParsedLink, from index: Int = 0, below node: Int = 0) -> Int? {
        guard index < link.path.count else { return route(of: link, endingAt: node) }
        let (slot, isFound) = slot(of: link.bytes[link.path[index]], below: node)
        if isFound, let route = route(of: link, from: index + 1, below: nodes[node].literals[slot].node) {
            return route
        }
        if let parameter = nodes[node].parameter, let route = route(of: link, from: index + 1, below: parameter) {
            return route
        }
        // It is the last segment of its pattern.
        return nodes[node].catchAll.flatMap { route(of: link, endingAt: $0) }
    }

    private func route(of link: ParsedLink, endingAt node: Int) -> Int? {
        guard !nodes[node].hosted.isEmpty, let host = link.form.host else { return nodes[node].route }
        return nodes[node].hosted.first { $0.host.takes(host) }?.route ?? nodes[node].route
    }

    /// Where a literal stands among those below a node, or where to insert it; a binary search.
    private func slot(of text: ArraySlice<UInt8>, below node: Int) -> (slot: Int, isFound: Bool) {
        var slots = nodes[node].literals.indices
        while !slots.isEmpty {
            let middle = slots.lowerBound + slots.count / 2
            let order = Self.compare(text, texts[nodes[node].literals[middle].text])
            if order == 0 { return (middle, true) }
            slots = order < 0 ? slots.lowerBound..<middle : middle + 1..<slots.upperBound
        }
        return (slots.lowerBound, false)
    }

    /// Below zero if the first is shorter, or of two equally long ones has the lower byte where they differ.
    private static func compare(_ text: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
        if text.count != other.count { return text.count - other.count }
        for (left, right) in zip(text, other) where left != right { return Int(left) - Int(right) }
        return 0
    }

    /// The node below another one that a segment leads to.
    private mutating func child(_ segment: PatternSegment, of node: Int) -> Int {
        switch segment {
        case .literal(let literal):
            let (slot, isFound) = slot(of: Array(literal.text.utf8)[...], below: node)
            if !isFound {
                let start = texts.count
                texts += literal.text.utf8
                nodes[node].literals.insert((start..<texts.count, added()), at: slot)
            }
            return nodes[node].literals[slot].node
        case .parameter:
            let child = nodes[node].parameter ?? added()
            nodes[node].parameter = child
            return child
        case .catchAll:
            let child = nodes[node].catchAll ?? added()
            nodes[node].catchAll = child
            return child
        }
    }

    private mutating func added() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }
}

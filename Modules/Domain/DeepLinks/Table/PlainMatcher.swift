/// Finds the pattern of a path in a tree with one level a segment.
///
/// A literal goes before a parameter and a parameter before a catch-all, at every level; what turns out to lead nowhere
/// is left again for the next best. A node has one place in the tree, so none is entered twice for one path, and each
/// segment is looked up once for all nodes: a miss costs the link's length and at most the nodes of the tree.
struct PlainMatcher: Sendable {
    struct Node {
        var literals: [Int: Int] = [:]
        var parameter: Int?
        var catchAll: Int?
        var end: Int?
    }

    private(set) var nodes = [Node()]
    private var numbers: [ExactText: Int] = [:]

    /// The literals by their numbers.
    var literals: [String] {
        numbers.sorted { $0.value < $1.value }.map(\.key.text)
    }

    /// - Throws: `sameShape` if two patterns take the same links.
    init(_ patterns: [LinkPattern]) throws(LinkTableError) {
        for (index, pattern) in patterns.enumerated() {
            if let other = insert(pattern, at: index) {
                throw .sameShape(patterns[other].description, pattern.description)
            }
        }
    }

    /// The index of the pattern that takes the path.
    func match(_ path: [String]) -> Int? {
        find(path.map { numbers[ExactText($0)] }[...], from: 0)
    }

    /// The segments are given as numbers of the literals they equal, nil where they equal none.
    private func find(_ path: ArraySlice<Int?>, from node: Int) -> Int? {
        let node = nodes[node]
        guard let segment = path.first else { return node.end }
        let rest = path.dropFirst()
        if let literal = segment, let child = node.literals[literal], let found = find(rest, from: child) {
            return found
        }
        if let child = node.parameter, let found = find(rest, from: child) {
            return found
        }
        return node.catchAll
    }

    /// Returns the pattern that has the place already.
    private mutating func insert(_ pattern: LinkPattern, at index: Int) -> Int? {
        var node = 0
        for segment in pattern.segments {
            switch segment {
            case .literal(let literal):
                let number = numbers[literal, default: numbers.count]
                numbers[literal] = number
                let child = nodes[node].literals[number] ?? makeNode()
                nodes[node].literals[number] = child
                node = child
            case .parameter:
                let child = nodes[node].parameter ?? makeNode()
                nodes[node].parameter = child
                node = child
            case .catchAll:
                if let other = nodes[node].catchAll { return other }
                nodes[node].catchAll = index
                return nil
            }
        }
        if let other = nodes[node].end { return other }
        nodes[node].end = index
        return nil
    }

    private mutating func makeNode() -> Int {
        nodes.append(Node())
        return nodes.count - 1
    }
}

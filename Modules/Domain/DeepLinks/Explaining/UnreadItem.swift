/// A query item of a link that neither its route nor the link's expiry reads, and the name that was likely meant.
public struct UnreadItem: Equatable, Sendable {
    /// Its name, decoded; as it is written where that cannot be.
    public let found: String
    /// Nil where nothing that is missing resembles it.
    public let meant: String?

    public var finding: LinkFinding {
        guard let meant else { return LinkFinding("itemNotRead", "\"{found}\" is not read", ["found": found]) }
        return LinkFinding(
            "keyNotRead", "\"{found}\" is not read; did you mean \"{meant}\"?", ["found": found, "meant": meant])
    }
}

extension LinkDeclaration {
    /// The items that this route does not read, each name once, in the order of the query.
    func unreadItems(of items: [QueryItem]) -> [UnreadItem] {
        let path = Set(pattern.segments.compactMap(\.name))
        let read = parameters.map(\.name).filter { !path.contains(ExactText($0)) } + [LinkExpiry.name]
        let present = items.map { (try? $0.name) ?? $0.rawName }
        let known = Set(read.map(ExactText.init))
        let missing = read.filter { name in !present.contains { $0.isExactly(name) } }
        var seen: Set<ExactText> = []
        return present.filter { !known.contains(ExactText($0)) && seen.insert(ExactText($0)).inserted }.map { name in
            let near = missing.filter { Self.isAlike($0, name) }
            return UnreadItem(found: name, meant: near.min { Self.distance($0, name) < Self.distance($1, name) })
        }
    }

    /// The same letters in another case or with other separators, or up to two letters apart in a name of some length.
    private static func isAlike(_ name: String, _ other: String) -> Bool {
        let distance = distance(name, other)
        let shorter = min(letters(of: name).count, letters(of: other).count)
        return shorter > 0 && distance <= (shorter > 4 ? 2 : 0)
    }

    private static func distance(_ name: String, _ other: String) -> Int {
        EditDistance.between(letters(of: name), letters(of: other))
    }

    private static func letters(of name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

extension LinkDeclaration {
    /// The items that this route does not read, each name once, in the order of the query.
    func unreadItems(of items: [QueryItem]) -> [LinkFinding] {
        let names = parameters.map(\.name).filter { !pattern.hasParameter($0) } + [ParsedLink.expiryName]
        let present = items.map { ExactText((try? $0.name) ?? $0.rawName) }
        let missing = names.filter { !present.contains(ExactText($0)) }
        var known = Set((names + LinkCampaign.Key.allCases.map(\.itemName)).map(ExactText.init))
        return present.filter { known.insert($0).inserted }.map { item in
            Self.meant(by: item.text, among: missing).map { .keyNotRead(item.text, meant: $0) }
                ?? LinkFinding("itemNotRead", "\"{found}\" is not read", ["found": item.text])
        }
    }

    /// A name with the same letters in another case or with other separators, or, if it has some length, up to two
    /// letters apart.
    private static func meant(by found: String, among names: [String]) -> String? {
        func letters(of name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }
        let found = letters(of: found)
        guard !found.isEmpty else { return nil }
        return names.nearest(
            at: { EditDistance.between(letters(of: $0), found) },
            upTo: { min(letters(of: $0).count, found.count) > 4 ? 2 : 0 })
    }
}

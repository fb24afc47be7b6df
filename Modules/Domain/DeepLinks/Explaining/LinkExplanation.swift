/// Why a link opens its route, or none. It quotes the link, so do not log it.
public struct LinkExplanation: Sendable {
    public internal(set) var match: LinkMatch?
    public internal(set) var error: LinkError?
    /// What was decisive, and the route that was probably meant.
    public internal(set) var findings: [LinkFinding] = []
    /// The query items that neither the link's route nor its expiry nor its campaign reads: `keyNotRead` with the name
    /// that was likely meant, else `itemNotRead`.
    public internal(set) var unread: [LinkFinding] = []
    /// The route that was probably meant, if none matches the link.
    public internal(set) var nearest: LinkPattern?

    /// What was decisive, in one sentence.
    public var summary: String { findings.map(\.description).joined(separator: "; ") }
}

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
        let found = found.lettersAndDigits
        guard !found.isEmpty else { return nil }
        return names.nearest(
            at: { EditDistance.between($0.lettersAndDigits, found) },
            upTo: { min($0.lettersAndDigits.count, found.count) > 4 ? 2 : 0 })
    }
}

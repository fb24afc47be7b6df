import DeepLinks
import Foundation

/// What a table has to find in a link.
struct NaiveMatch: Equatable {
    let index: Int
    let captures: [LinkMatch.Capture]
    let queryItems: [QueryItem]
    let fragment: String?

    /// Compares bytes: two texts are equal for Swift even if one writes an accent as a character of its own.
    static func == (left: NaiveMatch, right: NaiveMatch) -> Bool {
        left.index == right.index && left.captures.count == right.captures.count && left.texts == right.texts
    }

    private var texts: [[UInt8]?] {
        let captured = captures.flatMap { [$0.name, $0.value] }
        let queried = queryItems.flatMap { [$0.rawName, $0.rawValue] }
        return (captured + queried + [fragment]).map { text in text.map { Array($0.utf8) } }
    }

    /// The decoded values of a parameter: of its place in the path, else of all query items of its name. An item that
    /// cannot be decoded stays as it is written.
    func values(of name: String) -> [String] {
        if let capture = captures.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return [capture.value] }
        return queryItems.filter {
            NaiveLink.decoded(Array($0.rawName.utf8)).map { Array($0.utf8) } == Array(name.utf8)
        }
        .map { item in NaiveLink.decoded(Array((item.rawValue ?? "").utf8)) ?? item.rawValue ?? "" }
    }

    /// - Throws: `invalidParameter` if it is missing or is not what it is declared as.
    func check(_ parameter: ParameterDeclaration) throws(LinkError) {
        let values = values(of: parameter.name)
        let wrong = values.prefix(parameter.isRepeated ? .max : 1).first { !parameter.takes($0) }
        if let wrong {
            throw .invalidParameter(name: parameter.name, expected: parameter.typeName, found: wrong)
        }
        guard parameter.isRequired, values.isEmpty else { return }
        throw .invalidParameter(name: parameter.name, expected: parameter.typeName, found: nil)
    }
}

extension NaiveMatch {
    /// What it did find.
    init(_ match: LinkMatch) {
        self.init(
            index: match.index, captures: match.captures, queryItems: match.queryItems, fragment: match.fragment)
    }
}

/// A table that finds it by comparing all of its patterns with the whole link, one after the other.
struct NaiveTable {
    private struct Pattern {
        /// Decoded; nil where a parameter stands.
        let literals: [String?]
        let hasCatchAll: Bool

        init(_ pattern: LinkPattern) {
            let pieces = pattern.description.utf8.split(separator: 0x2F).map(Array.init)
            literals = pieces.map { [0x2A, 0x3A].contains($0.first) ? nil : NaiveLink.decoded($0) }
            hasCatchAll = pieces.last?.first == 0x2A
        }

        /// For each segment 0 if a literal takes it, 1 for a parameter, 2 for the catch-all; nil if the path is not
        /// taken.
        func ranks(over path: [String]) -> [Int]? {
            guard hasCatchAll ? path.count >= literals.count : path.count == literals.count else { return nil }
            var ranks: [Int] = []
            for (place, literal) in literals.enumerated() {
                if let literal {
                    guard Array(literal.utf8) == Array(path[place].utf8) else { return nil }
                    ranks.append(0)
                } else {
                    ranks.append(hasCatchAll && place == literals.count - 1 ? 2 : 1)
                }
            }
            return ranks
        }
    }

    private let table: LinkTable
    private let patterns: [Pattern]
    /// Whether fragments hold paths in all links, and the hosts in whose links they do.
    private let fragments: (all: Bool, hosts: [String])

    init(_ table: LinkTable, fragments: (all: Bool, hosts: [String]) = (false, [])) {
        self.table = table
        self.fragments = fragments
        patterns = table.declarations.map { Pattern($0.pattern) }
    }

    func match(path: String) throws(LinkError) -> NaiveMatch? {
        match(try NaiveLink(path, isPath: true, holdsPath: holdsPath))
    }

    func resolve(_ text: String, from source: LinkSource, now: Date) throws(LinkError) -> NaiveMatch {
        let link = try NaiveLink(text, holdsPath: holdsPath)
        switch link.form {
        case .scheme(let name): guard table.origins.schemes.contains(bytesOf: name) else { throw .invalidScheme }
        case .universal(let host):
            guard table.origins.hosts.contains(where: { $0.takesHost(host) }) else { throw .untrustedHost }
        case .relative: guard source >= .push else { throw .invalidScheme }
        }
        try checkExpiry(of: link, now: now)
        guard let match = match(link) else { throw .linkNotFound }
        let declaration = table.declarations[match.index]
        guard source >= declaration.minimumSource else { throw .notPermitted(source) }
        for parameter in declaration.parameters { try match.check(parameter) }
        return match
    }

    private func holdsPath(_ form: ParsedLink.Form) -> Bool {
        guard case .universal(let host) = form else { return fragments.all }
        return fragments.all || fragments.hosts.contains { $0.takesHost(host) }
    }

    /// Whether a route takes links that are addressed so.
    private func isReachable(_ index: Int, by form: ParsedLink.Form) -> Bool {
        guard let own = table.declarations[index].host else { return true }
        return if case .universal(let host) = form { own.takesHost(host) } else { false }
    }

    /// Of routes with the same ranks, the one with the longest host, but an exact one before all wildcards.
    private func hostRank(_ index: Int) -> Int {
        guard let host = table.declarations[index].host else { return 0 }
        return host.hasPrefix("*") ? -host.utf8.count : -10_000
    }

    /// The pattern of the least ranks, place by place, and what its parameters took.
    private func match(_ link: NaiveLink) -> NaiveMatch? {
        let takers = patterns.indices.filter { isReachable($0, by: link.form) }.compactMap { index in
            patterns[index].ranks(over: link.segments).map { (index, $0 + [hostRank(index)]) }
        }
        guard let index = takers.min(by: { $0.1.lexicographicallyPrecedes($1.1) })?.0 else { return nil }
        let pattern = table.declarations[index].pattern
        let places = patterns[index].literals.indices.filter { patterns[index].literals[$0] == nil }
        let captures = zip(pattern.parameterNames, places).map { name, place in
            let isRest = patterns[index].hasCatchAll && place == patterns[index].literals.count - 1
            let value = isRest ? link.segments[place...].joined(separator: "/") : link.segments[place]
            return LinkMatch.Capture(name: name, value: value)
        }
        return NaiveMatch(index: index, captures: captures, queryItems: link.items, fragment: link.fragment)
    }

    private func checkExpiry(of link: NaiveLink, now: Date) throws(LinkError) {
        let stated = link.items.filter { NaiveLink.decoded(Array($0.rawName.utf8)) == "expiredAt" }
        guard let item = stated.first else { return }
        guard stated.count == 1, let text = NaiveLink.decoded(Array((item.rawValue ?? "").utf8)),
            let date = Date(linkText: text)
        else { throw .invalidLink }
        if now >= date { throw .expiredLink }
    }
}

extension [String] {
    fileprivate func contains(bytesOf text: String) -> Bool { contains { $0.utf8.elementsEqual(text.utf8) } }
}

extension String {
    /// Whether it is this host, or a wildcard for it: the same labels at the end, and at least one before them.
    fileprivate func takesHost(_ host: String) -> Bool {
        guard utf8.starts(with: "*.".utf8) else { return utf8.elementsEqual(host.utf8) }
        let labels = Array(host.utf8).split(separator: 0x2E, omittingEmptySubsequences: false)
        let own = Array(utf8).split(separator: 0x2E, omittingEmptySubsequences: false).dropFirst()
        let allowed = Array("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        return labels.count > own.count && labels.suffix(own.count).elementsEqual(own)
            && labels.dropLast(own.count).allSatisfy { !$0.isEmpty && $0.allSatisfy(allowed.contains) }
    }
}

public import Foundation

/// All links an app takes: one table for custom schemes, universal links and relative links.
public struct LinkTable: Sendable {
    public let declarations: [LinkDeclaration]
    public let origins: LinkOrigins
    private let plain: PlainMatcher
    private let reader: LinkReader

    /// The order of the declarations does not matter.
    ///
    /// - Throws: `sameShape` if two patterns take the same links, `repeatedName` if a parameter is declared twice.
    public init(_ declarations: [LinkDeclaration], origins: LinkOrigins) throws(LinkTableError) {
        for declaration in declarations {
            var names: Set<ExactText> = []
            for name in declaration.parameters.map(\.name) where !names.insert(ExactText(name)).inserted {
                throw .repeatedName(name, pattern: declaration.pattern.description)
            }
        }
        self.declarations = declarations
        self.origins = origins
        plain = try PlainMatcher(declarations.map(\.pattern))
        reader = LinkReader(plain, origins: origins)
    }

    /// The route of a path with its query, whatever its parameters and whoever sent it; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    public func match(path: String) throws(LinkError) -> LinkMatch? {
        match(try read(path, hasOrigin: false), in: path)
    }

    /// The route that a link leads to, with all that its declaration asks for.
    ///
    /// Checked in this order: syntax, scheme or host, expiry, route, source, parameters.
    public func resolve(_ link: String, from source: LinkSource, now: Date) throws(LinkError) -> LinkMatch {
        let reading = try read(link, hasOrigin: true)
        try reading.admit(from: source)
        try LinkExpiry.check(LinkText(link, reading), now: now)
        guard let match = match(reading, in: link) else { throw .linkNotFound }
        try check(match, from: source)
        return match
    }

    private func read(_ link: String, hasOrigin: Bool) throws(LinkError) -> LinkReading {
        guard let reading = link.withBytes({ reader.read($0, hasOrigin: hasOrigin) }) else { throw .invalidLink }
        return reading
    }

    private func match(_ reading: LinkReading, in link: String) -> LinkMatch? {
        guard reading.pattern >= 0 else { return nil }
        let index = Int(reading.pattern)
        return LinkMatch(index: index, pattern: declarations[index].pattern, link: LinkText(link, reading))
    }

    private func check(_ match: LinkMatch, from source: LinkSource) throws(LinkError) {
        let declaration = declarations[match.index]
        guard source >= declaration.minimumSource else { throw .notPermitted(source) }
        try declaration.checkParameters(of: match)
    }
}

/// The same by way of the plain matcher, which is the one to read; what is printed is read back so.
extension LinkTable {
    func plainMatch(path: String) throws(LinkError) -> LinkMatch? {
        match(try ParsedLink(path: path))
    }

    func plainResolve(_ link: String, from source: LinkSource, now: Date) throws(LinkError) -> LinkMatch {
        let link = try ParsedLink(link)
        try origins.admit(link, from: source)
        try LinkExpiry.check(link.queryItems, now: now)
        guard let match = match(link) else { throw .linkNotFound }
        try check(match, from: source)
        return match
    }

    func match(_ link: ParsedLink) -> LinkMatch? {
        guard let index = plain.match(link.segments) else { return nil }
        let pattern = declarations[index].pattern
        return LinkMatch(
            index: index, pattern: pattern, captures: pattern.captures(from: link.segments),
            queryItems: link.queryItems, fragment: link.fragment)
    }
}

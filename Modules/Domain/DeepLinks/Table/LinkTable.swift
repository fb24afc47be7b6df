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
        reader = LinkReader(plain, declarations, origins: origins)
    }

    /// The place in `declarations` of the route that a path with its query leads to, whatever its parameters and whoever
    /// sent it; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    public func index(ofPath path: String) throws(LinkError) -> Int? {
        guard let read = path.lendBytes({ reader.readPath($0)?.pattern }) else {
            return try index(ofPath: path.keptAsUTF8)
        }
        guard let pattern = read else { throw .invalidLink }
        return pattern >= 0 ? Int(pattern) : nil
    }

    /// The route of a path with its query, whatever its parameters and whoever sent it; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    public func match(path: consuming String) throws(LinkError) -> LinkMatch? {
        guard let read = path.lendBytes({ reader.readPath($0) }) else { return try match(path: path.keptAsUTF8) }
        guard let reading = read else { throw .invalidLink }
        return reading.pattern >= 0 ? match(reading, in: path) : nil
    }

    /// The route that a link leads to, with all that its declaration asks for.
    ///
    /// Checked in this order: syntax, scheme or host, expiry, route, source, parameters.
    public func resolve(_ link: consuming String, from source: LinkSource, now: Date) throws(LinkError) -> LinkMatch {
        guard let read = link.lendBytes({ reader.readLink($0) }) else {
            return try resolve(link.keptAsUTF8, from: source, now: now)
        }
        guard let reading = read else { throw .invalidLink }
        try reading.address.admit(from: source)
        if reading.mayExpire {
            try LinkExpiry.check(LinkText(text: copy link, places: reading.places).queryItems, now: now)
        }
        guard reading.pattern >= 0 else { throw .linkNotFound }
        let match = match(reading, in: link)
        guard source >= declarations[match.index].minimumSource else { throw .notPermitted(source) }
        if !reading.areParametersRead { try declarations[match.index].checkParameters(of: match) }
        return match
    }

    @inline(__always)
    private func match(_ reading: LinkReading, in link: consuming String) -> LinkMatch {
        let index = Int(reading.pattern)
        return LinkMatch(
            index: index, pattern: declarations[index].pattern, link: LinkText(text: link, places: reading.places))
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
        let declaration = declarations[match.index]
        guard source >= declaration.minimumSource else { throw .notPermitted(source) }
        try declaration.checkParameters(of: match)
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

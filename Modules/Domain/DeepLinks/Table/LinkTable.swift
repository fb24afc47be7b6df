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

    /// The route of a path with its query, whatever its parameters and whoever sent it; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    public func route(path: consuming String) throws(LinkError) -> RoutedLink? {
        guard let reading = path.lendBytes({ reader.readPath($0) }) else { return try route(path: path.keptAsUTF8) }
        guard reading.pattern >= 0 else {
            if reading.isMalformed { throw .invalidLink }
            return nil
        }
        return RoutedLink(LinkText(text: path, places: reading.places), place: reading.pattern)
    }

    /// The route that a link leads to, and that it carries all that the route's declaration asks for.
    ///
    /// - Parameters:
    ///   - link: a whole link, or a path inside the app.
    ///   - source: the channel that it came through.
    ///   - now: what its expiry is held against.
    /// - Throws: ``LinkError``, of the first check that fails: syntax, scheme or host, expiry, route, source, parameters.
    public func resolve(_ link: consuming String, from source: LinkSource, now: Date) throws(LinkError) -> RoutedLink {
        guard let reading = link.lendBytes({ reader.readLink($0) }) else {
            return try resolve(link.keptAsUTF8, from: source, now: now)
        }
        if reading.isMalformed { throw .invalidLink }
        try reading.address.admit(from: source)
        if reading.mayExpire {
            try LinkExpiry.check(LinkText(text: copy link, places: reading.places).queryItems, now: now)
        }
        guard reading.pattern >= 0 else { throw .linkNotFound }
        let routed = RoutedLink(LinkText(text: link, places: reading.places), place: reading.pattern)
        guard source >= declarations[routed.index].minimumSource else { throw .notPermitted(source) }
        if !reading.areParametersRead { try declarations[routed.index].checkParameters(of: match(routed)) }
        return routed
    }

    /// The route's pattern with what a link carries for it.
    ///
    /// - Precondition: this table found the link's route. The index of a link from another table names some other route
    ///   here, or none.
    public func match(_ link: RoutedLink) -> LinkMatch {
        LinkMatch(index: link.index, pattern: declarations[link.index].pattern, link: link.text)
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

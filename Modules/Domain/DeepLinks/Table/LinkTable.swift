public import Foundation

/// All links an app takes: one table for custom schemes, universal links and relative links.
public struct LinkTable: Sendable {
    public let declarations: [LinkDeclaration]
    public let origins: LinkOrigins
    private let reader: LinkReader

    /// The order of the declarations does not matter.
    ///
    /// - Throws: `sameShape` if two patterns take the same links, `repeatedName` if a parameter is declared twice.
    public init(_ declarations: [LinkDeclaration], origins: LinkOrigins) throws(LinkTableError) {
        for declaration in declarations {
            let names = declaration.parameters.map(\.name)
            for (index, name) in names.enumerated() {
                guard names[..<index].contains(where: { $0.isExactly(name) }) else { continue }
                throw .repeatedName(name, pattern: declaration.pattern.description)
            }
        }
        self.declarations = declarations
        self.origins = origins
        reader = try LinkReader(declarations.map(\.pattern))
    }

    /// The route of a path with its query, whatever its parameters, its source and its expiry; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    public func route(path: consuming String) throws(LinkError) -> RoutedLink? {
        guard let reading = path.withBytes({ reader.read($0, from: 0) }) else { throw .invalidLink }
        return routed(path, reading)
    }

    /// Finds the route that a link leads to, and checks that it carries all that the route's declaration asks for.
    ///
    /// - Parameters:
    ///   - link: a whole link, or a path inside the app.
    ///   - source: the channel that it came through.
    ///   - now: what its expiry is held against.
    /// - Throws: ``LinkError``, of the first check that fails: syntax, scheme or host, expiry, route, source, parameters.
    public func resolve(_ link: String, from source: LinkSource, now: Date) throws(LinkError) -> RoutedLink {
        guard let (reading, address, mayExpire) = link.withBytes({ read($0) }) else { throw .invalidLink }
        try address.admit(from: source)
        let text = LinkText(text: link, places: reading.places)
        if mayExpire { try LinkExpiry.check(text.queryItems, now: now) }
        guard reading.pattern >= 0 else { throw .linkNotFound }
        let index = Int(reading.pattern)
        guard source >= declarations[index].minimumSource else { throw .notPermitted(source) }
        try declarations[index].routeParameters.check(link, reading.places)
        return RoutedLink(text: text, index: index)
    }

    /// The route's pattern with what a link carries for it.
    ///
    /// - Precondition: this table found the link's route. The index of a link from another table is that of another
    ///   route here, or of none, which traps.
    public func match(_ link: consuming RoutedLink) -> LinkMatch {
        let parameters = declarations[link.index].routeParameters
        return LinkMatch(link, parameters)
    }

    /// The route of a link, whatever its parameters and whoever sent it; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    func foundMatch(of link: String) throws(LinkError) -> LinkMatch? {
        guard let reading = link.withBytes({ read($0) })?.reading else { throw .invalidLink }
        return routed(link, reading).map(match)
    }

    /// Nil if there is no route.
    @inline(__always)
    private func routed(_ link: String, _ reading: LinkReader.Reading) -> RoutedLink? {
        guard reading.pattern >= 0 else { return nil }
        return RoutedLink(text: LinkText(text: link, places: reading.places), index: Int(reading.pattern))
    }

    /// Nil for a malformed link.
    @inline(__always)
    private func read(
        _ bytes: Span<UInt8>
    ) -> (reading: LinkReader.Reading, address: LinkAddress, mayExpire: Bool)? {
        guard let (address, start) = try? origins.address(of: bytes),
            let reading = reader.read(bytes, from: start)
        else { return nil }
        return (reading, address, LinkExpiry.isStated(in: reading.places.query, of: bytes))
    }
}

public import Foundation

/// All links an app takes: one table for custom schemes, universal links and relative links.
///
/// ```swift
/// let bookID = LinkParameter("id", Int64.self)
/// let table = try LinkTable(
///     [LinkDeclaration(LinkPattern("book/:id"), parameters: [bookID.declaration])],
///     origins: LinkOrigins(schemes: ["library"], hosts: ["library.example.com"]))
/// let match = try table.resolve("library://book/7", from: .scheme, now: .now)
/// let book = try bookID.value(in: match)  // 7
/// ```
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
        return reading.pattern >= 0 ? routed(path, reading) : nil
    }

    /// Finds the route that a link leads to, and checks that it carries all that the route's declaration asks for.
    ///
    /// - Parameters:
    ///   - link: a whole link, or a path inside the app.
    ///   - source: the channel that it came through.
    ///   - now: the time that the link's `expiredAt` is compared with.
    /// - Throws: ``LinkError``, of the first check that fails: syntax, scheme or host, expiry, route, source, parameters.
    public func resolve(_ link: String, from source: LinkSource, now: Date) throws(LinkError) -> LinkMatch {
        let (reading, declaration) = try link.withBytes { bytes throws(LinkError) in
            let (reading, address) = try read(bytes)
            try address.admit(from: source)
            try LinkExpiry.check(reading.places.query, of: bytes, now: now)
            guard reading.pattern >= 0 else { throw .linkNotFound }
            let declaration = declarations[Int(reading.pattern)]
            guard source >= declaration.minimumSource else { throw .notPermitted(source) }
            try declaration.check(bytes, reading.places)
            return (reading, declaration)
        }
        return LinkMatch(routed(link, reading), declaration)
    }

    /// The route's pattern with what a link carries for it.
    ///
    /// - Precondition: this table found the link's route. The index of a link from another table is that of another
    ///   route here, or of none, which traps.
    public func match(_ link: consuming RoutedLink) -> LinkMatch {
        let declaration = declarations[link.index]
        return LinkMatch(link, declaration)
    }

    /// The route of a link, whatever its parameters and whoever sent it; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    func foundMatch(of link: String) throws(LinkError) -> LinkMatch? {
        let reading = try link.withBytes { bytes throws(LinkError) in try read(bytes).reading }
        return reading.pattern >= 0 ? match(routed(link, reading)) : nil
    }

    @inline(__always)
    private func routed(_ link: consuming String, _ reading: LinkReader.Reading) -> RoutedLink {
        RoutedLink(link: LinkText(text: link, places: reading.places), index: Int(reading.pattern))
    }

    /// - Throws: `invalidLink` if it is malformed.
    @inline(__always)
    private func read(_ bytes: Span<UInt8>) throws(LinkError) -> (reading: LinkReader.Reading, address: LinkAddress) {
        guard (try? LinkLimits.checkEnds(bytes)) != nil, let (address, start) = try? origins.address(of: bytes),
            let reading = reader.read(bytes, from: start)
        else { throw .invalidLink }
        return (reading, address)
    }
}

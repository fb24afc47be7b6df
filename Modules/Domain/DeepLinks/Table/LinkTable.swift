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
    private let tree: PatternTree

    /// The order of the declarations does not matter.
    ///
    /// - Throws: `sameShape` if two routes take the same links, `repeatedName` if a parameter is declared twice,
    ///   `misplacedWildcard` for a host such as `a.*.com`, `foreignHost` if a route's host is none of `origins`.
    public init(_ declarations: [LinkDeclaration], origins: LinkOrigins) throws(LinkTableError) {
        if let host = origins.hostPatterns.first(where: { !$0.isWellFormed }) { throw .misplacedWildcard(host.text) }
        for declaration in declarations {
            let names = declaration.parameters.map { ExactText($0.name) }
            for (index, name) in names.enumerated() where names[..<index].contains(name) {
                throw .repeatedName(name.text, pattern: declaration.pattern.description)
            }
            if let host = declaration.hostPattern, !origins.hostPatterns.contains(where: { $0.covers(host.text) }) {
                throw .foreignHost(host.text, pattern: declaration.pattern.description)
            }
        }
        self.declarations = declarations
        self.origins = origins
        tree = try PatternTree(declarations)
    }

    /// The match of a path with its query, whatever its parameters, its source and its expiry; nil if there is none.
    ///
    /// - Throws: `invalidLink` if it is malformed.
    public func match(path: String) throws(LinkError) -> LinkMatch? {
        guard let link = try? ParsedLink(reading: path, isPath: true, fragments: origins.fragments) else {
            throw .invalidLink
        }
        return match(link)
    }

    /// Finds the route that a link leads to, and checks that it carries all that the route's declaration asks for.
    ///
    /// - Parameters:
    ///   - link: a whole link, or a path inside the app.
    ///   - source: the channel that it came through.
    ///   - now: the time that the link's `expiredAt` is compared with.
    /// - Throws: ``LinkError``, of the first check that fails: syntax, scheme or host, expiry, route, source,
    ///   parameters.
    public func resolve(_ link: String, from source: LinkSource, now: Date) throws(LinkError) -> LinkMatch {
        // A policy for all links is a line here; the order is that of the errors above.
        let link = try ParsedLink(link, fragments: origins.fragments)
        try origins.admit(link.form, from: source)
        try link.checkExpiry(at: now)
        guard let match = match(link) else { throw .linkNotFound }
        guard source >= match.declaration.minimumSource else { throw .notPermitted(source) }
        try match.checkParameters()
        return match
    }

    /// The route of a link, whatever its parameters and whoever sent it; nil if there is none.
    func match(_ link: consuming ParsedLink) -> LinkMatch? {
        guard let index = tree.route(of: link) else { return nil }
        return LinkMatch(index: index, declaration: declarations[index], link: link)
    }
}

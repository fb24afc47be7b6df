import DeepLinks
public import Foundation

/// `links check`: which links lead to none of an app's routes.
public struct LinkCheck {
    private let routes: [CheckedRoute]
    private let table: LinkTable

    /// - Parameter routes: a pattern on each line, or JSON: a list of patterns, or what an app's `routes --format json` prints, be it
    ///     the member `routes` of an object.
    /// - Throws: `UnreadableRoutes`, or a `LinkTableError`.
    public init(routes: Data) throws {
        self.routes = try CheckedRoute.routes(in: routes)
        table = try LinkTable(self.routes.map { try $0.declaration }, origins: LinkOrigins(schemes: [], hosts: []))
    }

    /// Why a link leads nowhere; nil if it leads to a route, whatever its scheme or host, with the parameters that the
    /// route declares.
    public func complaint(about link: String) -> String? {
        let now = Date()
        var explanation = table.explain(link, from: .inApp, now: now)
        if let path = try? Self.relative(link) { explanation = table.explain(path, from: .inApp, now: now) }
        if let error = explanation.error { return "\(error.code): \(explanation.summary)" }
        guard let match = explanation.match, let fault = routes[match.index].fault(in: match) else { return nil }
        return "\(fault.code): \(fault)"
    }

    /// The link without its scheme and host, as it is written otherwise.
    private static func relative(_ link: String) throws(LinkError) -> String {
        let form = try ParsedLink(link).form
        if form == .relative { return link }
        var rest = link.utf8[...]
        rest = rest[rest.index(after: rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.startIndex)...]
        if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2) }
        // What stands in a host's place is a custom scheme's first segment.
        if case .universal = form { rest = rest.drop { !"/?#".utf8.contains($0) } }
        let path = String(Substring(rest))
        return rest.first == UInt8(ascii: "/") ? path : "/" + path
    }
}

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
        let explanation = explanation(of: link)
        if let error = explanation.error { return "\(error.code): \(explanation.summary)" }
        guard let match = explanation.match, let fault = routes[match.index].fault(in: match) else { return nil }
        return "\(fault.code): \(fault)"
    }

    /// The route that a link leads to, and what the link says of its parameters, as `home/feed/:feedID (feedID 7)`;
    /// nil if it leads nowhere.
    public func destination(of link: String) -> String? {
        guard complaint(about: link) == nil, let match = explanation(of: link).match else { return nil }
        let query = table.declarations[match.index].parameters.map(\.name).filter { match.capture($0) == nil }
        let values =
            match.captures.map { "\($0.name) \($0.value)" }
            + query.compactMap { name in ((try? match.queryValue(name)) ?? nil).map { "\(name) \($0)" } }
        return "\(match.pattern)" + (values.isEmpty ? "" : " (\(values.joined(separator: ", ")))")
    }

    private func explanation(of link: String) -> LinkExplanation {
        let path = try? Self.relative(link)
        return table.explain(path ?? link, from: .inApp, now: Date())
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

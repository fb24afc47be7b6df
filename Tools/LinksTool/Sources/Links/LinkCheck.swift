import DeepLinks
public import Foundation

/// `links check`: which links lead to none of an app's routes.
public struct LinkCheck {
    private let routes: [CheckedRoute]
    private let table: LinkTable

    /// - Parameter routes: a pattern on each line, or a remark behind `#`, or JSON: a list of patterns, or what an
    ///   app's `routes --format json` prints, be it
    ///     the member `routes` of an object.
    /// - Throws: `UnreadableRoutes`, or a `LinkTableError`.
    public init(routes: Data) throws {
        self.routes = try CheckedRoute.routes(in: routes)
        table = try LinkTable(self.routes.map { try $0.declaration }, origins: CheckedRoute.origins(of: self.routes))
    }

    /// Why a link leads nowhere; nil if it leads to a route with the parameters that the route declares. Its scheme and
    /// its host do not matter, unless routes are of that host only.
    public func complaint(about link: String) -> String? {
        if case .failure(let complaint) = destination(of: link) { complaint.description } else { nil }
    }

    /// The route that a link leads to with what the link says of its parameters, as `home/feed/:feedID (feedID 7)`.
    func destination(of link: String) -> Result<String, Complaint> {
        var explanation = table.explain(link, from: .inApp, now: Date())
        if explanation.error == .untrustedHost || explanation.error == .invalidScheme {
            explanation = table.explain((try? Self.relative(link)) ?? link, from: .inApp, now: Date())
        }
        if let error = explanation.error {
            return .failure(Complaint(description: "\(error.code): \(explanation.summary)"))
        }
        guard let match = explanation.match else { return .failure(Complaint(description: explanation.summary)) }
        if let fault = routes[match.index].fault(in: match) {
            return .failure(Complaint(description: "\(fault.code): \(fault)"))
        }
        let query = table.declarations[match.index].parameters.map(\.name).filter { match.capture($0) == nil }
        let values =
            match.captures.map { "\($0.name) \($0.value)" }
            + query.compactMap { name in ((try? match.queryValue(name)) ?? nil).map { "\(name) \($0)" } }
        return .success("\(match.pattern)" + (values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"))
    }

    /// The host of an `http` or `https` link, in lower case; nil for another link.
    static func webHost(of link: String) -> String? {
        if case .universal(let host)? = try? ParsedLink(link).form { host } else { nil }
    }

    /// Why a link leads nowhere, in a sentence.
    struct Complaint: Error, CustomStringConvertible {
        let description: String
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

/// Where a push's link leads, by an app's routes.
struct LinkEnd {
    let description: String
    /// What is wrong with the link; nil if it leads somewhere.
    let fault: String?

    /// - Parameter hosts: of the app's universal links, in lower case; any host may be the app's if there is none.
    init(of link: String, by check: LinkCheck, hosts: Set<String>) {
        let host = LinkCheck.webHost(of: link)
        if let host, !hosts.isEmpty, !LinkOrigins(schemes: [], hosts: Array(hosts)).own(host: host) {
            (description, fault) = ("a web page: \(host) is no --host", nil)
            return
        }
        switch check.destination(of: link) {
        case .success(let route) where host == nil: (description, fault) = ("\(route); its scheme is not checked", nil)
        case .success(let route) where hosts.isEmpty:
            (description, fault) = ("\(route), if \(host ?? "") is your app's", nil)
        case .success(let route): (description, fault) = (route, nil)
        case .failure where host != nil && hosts.isEmpty:
            (description, fault) = ("a web page; if \(host ?? "") is your app's, say --host \(host ?? "")", nil)
        case .failure(let complaint): (description, fault) = ("nowhere", complaint.description)
        }
    }
}

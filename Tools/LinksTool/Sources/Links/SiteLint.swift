import DeepLinks
public import Foundation
public import SiteAssociations

/// `links lint`: where a site-association file and an app's routes differ. A link that is claimed but not routed goes
/// from the browser to the app and nowhere, one that is routed but not claimed never reaches the app.
///
/// It tries an example of each route and of each component, so it finds what differs for those.
public struct SiteLint {
    private let routes: [CheckedRoute]
    private let table: LinkTable
    private let host: String

    /// - Parameters:
    ///   - routes: as ``LinkCheck`` takes them.
    ///   - host: the site that the file is of.
    /// - Throws: `UnreadableRoutes`, or a `LinkTableError`.
    public init(routes: Data, host: String) throws {
        self.routes = try CheckedRoute.routes(in: routes)
        self.host = host
        table = try LinkTable(
            self.routes.map { try $0.declaration }, origins: CheckedRoute.origins(of: self.routes, on: [host]))
    }

    /// - Parameter appID: whose links; the first app of the file without it.
    /// - Returns: a sentence for each difference, with an address that shows it.
    public func findings(in file: Data, for appID: String?) throws(SiteAssociationFileError) -> [String] {
        let association = try SiteAssociationFile(json: file)
        let appID = appID ?? association.details.first?.appIDs.first ?? ""
        let matcher = try SiteAssociationMatcher(association)
        func isClaimed(_ link: String) -> Bool { (try? matcher.decisions(for: link, host: host))?[appID] == .match }
        let unclaimed = table.declarations.enumerated().compactMap { index, declaration -> String? in
            guard declaration.minimumSource <= .universalLink, let link = sampleLink(to: index), !isClaimed(link) else {
                return nil
            }
            return "routed but not claimed: \(link) (route \(declaration.pattern))"
        }
        let unrouted = association.claims(of: appID).compactMap { claim -> String? in
            let links = claim.sampleAddresses(filling: association.substitutionVariables).map {
                "https://\(host)\($0)"
            }
            let stray = links.first { isClaimed($0) && !table.routes($0, now: Date()) }
            return stray.map { "claimed but not routed: \($0) (component \(claim.path ?? "*"))" }
        }
        return unclaimed + unrouted
    }

    /// A universal link to the route at an index; nil if a parameter that the link must carry has no example.
    private func sampleLink(to index: Int) -> String? {
        let pattern = table.declarations[index].pattern
        var parameters: [(String, String)] = []
        for parameter in table.declarations[index].parameters
        where parameter.isRequired || pattern.hasParameter(parameter.name) {
            guard let text = routes[index].example(of: parameter) else { return nil }
            parameters.append((parameter.name, text))
        }
        for name in pattern.parameterNames where !parameters.contains(where: { $0.0.utf8.elementsEqual(name.utf8) }) {
            parameters.append((name, "a"))
        }
        let link = try? table.link(to: pattern, parameters: parameters, on: host)
        // Of routes with one pattern, another one may be that of the host.
        let end = link.flatMap { try? table.resolve($0, from: .inApp, now: Date()) }
        return end?.index == index ? link : nil
    }
}

extension LinkTable {
    /// Whether a universal link leads to a route, be its parameters as declared or not.
    fileprivate func routes(_ link: String, now: Date) -> Bool {
        do {
            _ = try resolve(link, from: .universalLink, now: now)
            return true
        } catch .invalidParameter, .expiredLink {
            return true
        } catch {
            return false
        }
    }
}

public import DeepLinks
public import Foundation

/// Where a site-association file and a link table differ: a link that is claimed but not routed goes from the browser
/// to the app and nowhere, one that is routed but not claimed never reaches the app.
///
/// It tries an example of each route and of each component, so it finds what differs for those.
public struct SiteAssociationLint: Sendable {
    /// One difference, with an address that shows it.
    public struct Finding: Equatable, Sendable {
        /// Which of the two takes the address alone.
        public enum Kind: String, Equatable, Sendable {
            case claimedButNotRouted
            case routedButNotClaimed
        }

        public let kind: Kind
        /// An address of which this holds.
        public let link: String
        /// The path of the component that claims it, or the pattern of the route that takes it.
        public let cause: String
    }

    public let findings: [Finding]

    /// - Parameters:
    ///   - table: the first of its hosts is the site that the file is of.
    ///   - example: a text that a parameter of the route at an index reads; a route that cannot do without one for which
    ///     there is none is not tried.
    /// - Throws: `tooComplex`, as the matcher does.
    public init(
        _ association: SiteAssociation, against table: LinkTable, for appID: String, now: Date,
        example: (_ route: Int, _ parameter: ParameterDeclaration) -> String? = { $1.example }
    ) throws(SiteAssociationFileError) {
        let matcher = try SiteAssociationMatcher(association)
        let host = table.origins.hosts.first
        func isClaimed(_ link: String) -> Bool { (try? matcher.decisions(for: link, host: host))?[appID] == .match }
        let unclaimed = table.declarations.enumerated().compactMap { index, declaration -> Finding? in
            guard declaration.minimumSource <= .universalLink,
                let link = table.sampleLink(to: index, example: { example(index, $0) }), !isClaimed(link)
            else { return nil }
            return Finding(kind: .routedButNotClaimed, link: link, cause: "\(declaration.pattern)")
        }
        let claims = association.details.filter { $0.appIDs.contains(appID) }.flatMap { detail in
            detail.components.map { $0.completed(by: detail.defaults).completed(by: association.defaults) }
        }
        let unrouted = claims.filter { $0.isExcluded != true }.compactMap { claim -> Finding? in
            let links = claim.sampleAddresses(filling: association.substitutionVariables).map {
                "https://\(host ?? "")\($0)"
            }
            let stray = links.first { isClaimed($0) && !table.routes($0, now: now) }
            return stray.map { Finding(kind: .claimedButNotRouted, link: $0, cause: claim.path ?? "*") }
        }
        findings = unclaimed + unrouted
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

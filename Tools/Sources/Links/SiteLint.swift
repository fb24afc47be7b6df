import DeepLinks
public import Foundation
public import SiteAssociations

/// `links lint`: where a site-association file and an app's routes differ.
public struct SiteLint {
    private let routes: [CheckedRoute]
    private let table: LinkTable

    /// - Parameters:
    ///   - routes: as ``LinkCheck`` takes them.
    ///   - host: the site that the file is of.
    /// - Throws: `UnreadableRoutes`, or a `LinkTableError`.
    public init(routes: Data, host: String) throws {
        self.routes = try CheckedRoute.routes(in: routes)
        table = try LinkTable(self.routes.map { try $0.declaration }, origins: LinkOrigins(schemes: [], hosts: [host]))
    }

    /// - Parameter appID: whose links; the first app of the file without it.
    public func findings(in file: Data, for appID: String?) throws(SiteAssociationFileError) -> SiteFindings {
        let association = try SiteAssociation(json: file)
        let appID = appID ?? association.details.first?.appIDs.first ?? ""
        let lint = try SiteAssociationLint(association, against: table, for: appID, now: Date()) { index, parameter in
            routes[index].example(of: parameter)
        }
        return SiteFindings(findings: lint.findings)
    }
}

import DeepLinks
import Foundation
import SiteAssociations

let appID = "ABCDE12345.com.example.sample"

/// A file of one app with these components, as JSON.
func association(_ components: String, defaults: String = "{}", variables: String = "{}") throws -> SiteAssociation {
    try SiteAssociation(
        json: Data(
            """
            {"applinks":{"substitutionVariables":\(variables),
             "details":[{"appIDs":["\(appID)"],"components":\(components),"defaults":\(defaults)}]}}
            """.utf8))
}

extension SiteAssociation {
    func decision(for link: String, host: String? = nil) throws -> LinkDecision? {
        try SiteAssociationMatcher(self).decisions(for: link, host: host)[appID]
    }
}

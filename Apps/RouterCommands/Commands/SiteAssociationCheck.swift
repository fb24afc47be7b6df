import DeepLinks
import Foundation

/// Holds a site's file against the routes: what it claims and nothing takes, and what is taken and not claimed.
struct SiteAssociationCheck {
    let findings: [SiteAssociationLint.Finding]

    /// - Parameter appID: whose links; the first app of the file without it.
    /// - Throws: ``UnreadableFile``.
    init(_ file: InputFile, against table: LinkTable, for appID: AppIdentifier?) throws {
        let json = try file.read()
        do {
            let association = try SiteAssociation(json: json)
            let app = appID?.text ?? association.details.first?.appIDs.first ?? ""
            findings = try SiteAssociationLint(association, against: table, for: app, now: Date()).findings
        } catch {
            throw UnreadableFile("\(file.path): \(error)")
        }
    }

    /// A sentence for each finding, or that there is none.
    var lines: [String] {
        if findings.isEmpty { return ["The file claims what is routed."] }
        return findings.map { finding in
            switch finding.kind {
            case .claimedButNotRouted: "claimed but not routed: \(finding.link) (component \(finding.cause))"
            case .routedButNotClaimed: "routed but not claimed: \(finding.link) (route \(finding.cause))"
            }
        }
    }

    /// The same as JSON, an object for each finding.
    var answer: [[String: String]] {
        findings.map { ["kind": $0.kind.rawValue, "link": $0.link, "cause": $0.cause] }
    }
}

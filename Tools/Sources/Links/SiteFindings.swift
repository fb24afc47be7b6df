import Foundation
import SiteAssociations

/// What `links lint` prints.
public struct SiteFindings {
    let findings: [SiteAssociationLint.Finding]

    public var isEmpty: Bool { findings.isEmpty }

    /// A sentence for each finding, or that there is none.
    public var lines: [String] {
        if findings.isEmpty { return ["The file claims what is routed."] }
        return findings.map { finding in
            switch finding.kind {
            case .claimedButNotRouted: "claimed but not routed: \(finding.link) (component \(finding.cause))"
            case .routedButNotClaimed: "routed but not claimed: \(finding.link) (route \(finding.cause))"
            }
        }
    }

    /// The same as a JSON list on one line, an object for each finding.
    public var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let answer = findings.map { ["kind": $0.kind.rawValue, "link": $0.link, "cause": $0.cause] }
            return String(decoding: try encoder.encode(answer), as: UTF8.self)
        }
    }
}

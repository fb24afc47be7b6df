import DeepLinks
import Foundation

@testable import SiteAssociations

let appID = "ABCDE12345.com.example.sample"
let now = Date(timeIntervalSince1970: 1_750_000_000)
let origins = LinkOrigins(schemes: ["sample"], hosts: ["sample.example.com", "links.example.com"])
/// `Tools/test --thorough` sets it.
let isThorough = ProcessInfo.processInfo.environment["SWITCHYARD_THOROUGH"] == "1"

/// A table of patterns that declare nothing else.
func table(_ patterns: String...) throws -> LinkTable {
    try LinkTable(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
}

/// A file of one app with these components, as JSON.
func association(_ components: String, defaults: String = "{}", variables: String = "{}") throws
    -> SiteAssociationFile
{
    try SiteAssociationFile(
        json: Data(
            """
            {"applinks":{"substitutionVariables":\(variables),
             "details":[{"appIDs":["\(appID)"],"components":\(components),"defaults":\(defaults)}]}}
            """.utf8))
}

/// Whether a file with this component alone claims a link.
func claims(_ link: String, _ component: String, defaults: String = "{}", variables: String = "{}") throws -> Bool {
    try association("[\(component)]", defaults: defaults, variables: variables).decision(for: link) == .match
}

/// The file that a table prints, read.
func association(claiming table: LinkTable) throws -> SiteAssociationFile {
    try SiteAssociationFile(json: Data(SiteAssociation(claiming: table, for: appID).json.utf8))
}

extension SiteAssociationFile {
    func decision(for link: String, host: String? = nil) throws -> LinkDecision? {
        try SiteAssociationMatcher(self).decisions(for: link, host: host)[appID]
    }
}

/// SplitMix64, so that a failing case comes back with its seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

import DeepLinks
import Foundation
import Testing

@Suite struct SiteAssociationPrintingTests {
    @Test func `the file that is printed reads as the same`() throws {
        let file = SiteAssociation(claiming: try sampleTable(), for: appID)
        #expect(try SiteAssociation(json: Data(file.json.utf8)) == file)
        let full = SiteAssociation(
            details: [
                AppLinkDetail(
                    appIDs: ["a"],
                    components: [LinkComponent(query: .whole("a"), fragment: "#", isExcluded: true, comment: "c")],
                    defaults: LinkComponent(isPercentEncoded: false))
            ],
            defaults: LinkComponent(isCaseSensitive: false), substitutionVariables: ["v": ["a", "b"]])
        #expect(try SiteAssociation(json: Data(full.json.utf8)) == full)
        #expect(try !file.json.contains(#"\/"#))
    }

    @Test func `a file that the system would not take is not printed`() throws {
        func file(_ size: Int) -> SiteAssociation {
            SiteAssociation(details: [AppLinkDetail(appIDs: [String(repeating: "a", count: size)], components: [])])
        }
        let frame = try file(0).json.utf8.count
        #expect(try file(128 * 1024 - frame).json.utf8.count == 128 * 1024)
        #expect(throws: SiteAssociationError.tooLarge) { try file(128 * 1024 - frame + 1).json }
    }
}

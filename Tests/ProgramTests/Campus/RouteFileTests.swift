import Foundation
import Testing

@Suite struct RouteFileTests {
    @Test("the table for a page says what a route takes")
    func markdown() throws {
        let lines = try CommandRun(.campus, ["routes", "--format", "markdown"]).output.split(separator: "\n")
        #expect(lines.contains("| `home/feed/:feedID` | `feedID` UUID | scheme |"))
        #expect(lines.contains { $0.contains(#"`?status` ACTIVE\|INACTIVE"#) })
    }

    @Test(
        "U19: the site association claims what is routed",
        arguments: [(nil, "ABCDE12345.com.example.campus"), ("T1.a.b", "T1.a.b")])
    func siteAssociation(option: String?, appID: String) throws {
        struct File: Decodable {
            struct Links: Decodable { let details: [Detail] }
            struct Detail: Decodable {
                let appIDs: [String]
                let components: [Component]
            }
            struct Component: Decodable {
                let path: String
                let exclude: Bool?
                private enum CodingKeys: String, CodingKey {
                    case path = "/"
                    case exclude
                }
            }
            let applinks: Links
        }
        let run = try CommandRun(.campus, ["routes", "--format", "aasa"] + (option.map { ["--app-id", $0] } ?? []))
        let file = try JSONDecoder().decode(File.self, from: Data(run.output.utf8))
        #expect(file.applinks.details.map(\.appIDs) == [[appID]])
        let claimed = file.applinks.details.flatMap(\.components).filter { $0.exclude != true }.map(\.path)
        #expect(claimed.contains("/home/feed"))
        #expect(claimed.contains("/feed/????????-????-????-????-????????????"))
        #expect(!claimed.contains { $0.contains("/order") })
    }
}

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

    @Test("U19: the lint names what is claimed and not routed, and what is routed and not claimed")
    func lintFindings() throws {
        let folder = try WorkingFolder()
        let file = try folder.file(
            "aasa", #"{"applinks":{"details":[{"appID":"T.a","paths":["/home/*","/shop"]}]}}"#)
        let run = try CommandRun(.campus, ["routes", "--lint", file])
        #expect(run.code == 65)
        let lines = run.output.split(separator: "\n")
        #expect(lines.contains("claimed but not routed: https://campus.example.com/shop (component /shop)"))
        #expect(lines.contains("routed but not claimed: https://campus.example.com/feed (route feed)"))
        #expect(!lines.contains { $0.contains("(route home") })
        let json = try CommandRun(.campus, ["routes", "--lint", file, "--json"])
        #expect(json.code == 65)
        let findings = try #require(try json.lines(of: [[String: String]].self).first)
        let shop = ["kind": "claimedButNotRouted", "link": "https://campus.example.com/shop", "cause": "/shop"]
        let feed = ["kind": "routedButNotClaimed", "link": "https://campus.example.com/feed", "cause": "feed"]
        #expect(findings.contains(shop) && findings.contains(feed))
        #expect(findings.count == lines.count)
        let other = try CommandRun(.campus, ["routes", "--lint", file, "--app-id", "T.b"])
        #expect(other.code == 65)
        #expect(!other.output.contains("claimed but not routed"))
        #expect(other.output.contains("routed but not claimed: https://campus.example.com/home/feed (route home/feed)"))
    }
}

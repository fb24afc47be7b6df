import Foundation
import Testing

@Suite struct RouteFormatsTests {
    private func lines(_ program: Program, _ arguments: String...) throws -> [String] {
        let run = try CommandRun(program, ["routes", "--format"] + arguments)
        #expect(run.code == 0)
        #expect(run.errors == "")
        return run.output.split(separator: "\n").map(String.init)
    }

    private func patterns(_ program: Program) throws -> [String] {
        struct Line: Decodable { let route: String }
        return try CommandRun(program, ["routes", "--json"]).lines(of: [Line].self).joined().map(\.route)
    }

    @Test("the table for a page has a row for each route", arguments: Program.allCases)
    func markdown(program: Program) throws {
        let lines = try lines(program, "markdown")
        #expect(lines.prefix(2) == ["| link | parameters | from |", "|---|---|---|"])
        #expect(try lines.dropFirst(2).map { String($0.split(separator: "`")[1]) } == patterns(program))
    }

    @Test("the table for a page says what a route takes")
    func markdownParameters() throws {
        let lines = try lines(.campus, "markdown")
        #expect(lines.contains("| `home/feed/:feedID` | `feedID` UUID | scheme |"))
        #expect(lines.contains { $0.contains(#"`?status` ACTIVE\|INACTIVE"#) })
        #expect(try self.lines(.messenger, "markdown").contains("| `chat` | `?roomId` Int64 (optional) | scheme |"))
    }

    @Test("the graph has a box for each route", arguments: Program.allCases)
    func mermaid(program: Program) throws {
        let lines = try lines(program, "mermaid")
        #expect(lines.first == "graph LR")
        #expect(lines.filter { $0.contains("-->") && $0.hasSuffix("]") }.count == (try patterns(program)).count)
        let places = lines.filter { $0.contains("-->") && $0.hasSuffix(")") }.map { $0.split(separator: "\"")[1] }
        #expect(places == (program == .campus ? ["order"] : ["message", "message"]))
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
        #expect(!claimed.contains { $0.contains("order") })
    }

    @Test("a site association over 128 KB is 65 instead of a file that the system does not take")
    func largeSiteAssociation() throws {
        let appID = "T1." + String(repeating: "a", count: 130_000)
        let run = try CommandRun(.campus, ["routes", "--format", "aasa", "--app-id", appID])
        #expect(run.code == 65)
        #expect(run.output == "")
        #expect(run.errors == "The site-association file has more than 131072 bytes.\n")
    }

    @Test("U19: the site association of the routes passes the lint", arguments: Program.allCases)
    func lint(program: Program) throws {
        let file = try CommandRun(program, ["routes", "--format", "aasa"]).output
        let run = try CommandRun(program, ["routes", "--lint", "-"], input: file)
        #expect(run.code == 0)
        #expect(run.output == "The file claims what is routed.\n")
        #expect(try CommandRun(program, ["routes", "--lint", "-", "--json"], input: file).output == "[]\n")
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

    @Test("a file that is none is 65, and says why")
    func lintUnreadable() throws {
        let run = try CommandRun(.campus, ["routes", "--lint", "-"], input: "[]")
        #expect(run.code == 65)
        #expect(run.output == "")
        #expect(run.errors.contains("is not a JSON object"))
        #expect(try CommandRun(.campus, ["routes", "--lint", "/nowhere/at/all"]).code == 65)
    }

    @Test("the URL types register the schemes")
    func urlTypes() throws {
        let run = try CommandRun(.messenger, ["routes", "--format", "url-types", "--app-id", "T1.org.chat"])
        let document = "<plist version=\"1.0\"><dict>\(run.output)</dict></plist>"
        let plist = try PropertyListSerialization.propertyList(from: Data(document.utf8), format: nil)
        let types = try #require((plist as? [String: Any])?["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.map { $0["CFBundleURLSchemes"] as? [String] } == [["messenger"]])
        #expect(types.map { $0["CFBundleURLName"] as? String } == ["org.chat"])
    }

    @Test(
        "what is no format or no app id is 64",
        arguments: [
            ["--format", "xml"], ["--app-id", "campus"], ["--app-id", "a.<b>"], ["--app-id", "A..b"],
            ["--app-id", ".a"], ["--app-id", "a."], ["--app-id", "a.b..c"], ["--lint", "-", "--format", "json"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try CommandRun(.campus, ["routes"] + arguments).code == 64)
    }
}

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

    @Test("the graph has a box for each route", arguments: Program.allCases)
    func mermaid(program: Program) throws {
        let lines = try lines(program, "mermaid")
        #expect(lines.first == "graph LR")
        #expect(lines.filter { $0.contains("-->") && $0.hasSuffix("]") }.count == (try patterns(program)).count)
    }

    @Test("a site association over 128 KB is 65 instead of a file that the system does not take")
    func largeSiteAssociation() throws {
        let appID = "T1." + String(repeating: "a", count: 130_000)
        let run = try CommandRun(.first, ["routes", "--format", "aasa", "--app-id", appID])
        #expect(run.code == 65)
        #expect(run.output == "")
        #expect(run.errors == "The site-association file has more than 131072 bytes.\n")
    }

    @Test("the URL types register the schemes", arguments: Program.allCases)
    func urlTypes(program: Program) throws {
        let run = try CommandRun(program, ["routes", "--format", "url-types", "--app-id", "T1.org.chat"])
        let document = "<plist version=\"1.0\"><dict>\(run.output)</dict></plist>"
        let plist = try PropertyListSerialization.propertyList(from: Data(document.utf8), format: nil)
        let types = try #require((plist as? [String: Any])?["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.map { $0["CFBundleURLSchemes"] as? [String] } == [[program.scheme]])
        #expect(types.map { $0["CFBundleURLName"] as? String } == ["org.chat"])
    }

    @Test("the entitlements ask for pushes, and for the links of the app's hosts", arguments: Program.allCases)
    func entitlements(program: Program) throws {
        let text = try lines(program, "entitlements").joined(separator: "\n")
        let plist = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil) as? [String: Any]
        #expect(plist?.keys.sorted() == ["aps-environment", "com.apple.developer.associated-domains"])
        #expect(plist?["aps-environment"] as? String == "development")
        let domains = plist?["com.apple.developer.associated-domains"] as? [String]
        #expect(domains == ["applinks:\(program.host)"])
    }

    @Test(
        "what is no format or no app id is 64",
        arguments: [
            ["--format", "xml"], ["--app-id", "app"], ["--app-id", "a.<b>"], ["--app-id", "A..b"],
            ["--app-id", ".a"], ["--app-id", "a."], ["--app-id", "a.b..c"],
        ])
    func usage(arguments: [String]) throws {
        #expect(try CommandRun(.first, ["routes"] + arguments).code == 64)
    }
}

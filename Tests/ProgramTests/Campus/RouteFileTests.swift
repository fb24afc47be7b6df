import Testing

@Suite struct RouteFileTests {
    @Test func `a route says what it takes, to programs and on a page`() throws {
        let route = "home/soptamp/current-generation-ranking"
        let ranking = try #require(try RouteLine.all(of: .campus).first { $0.route == route })
        #expect(ranking.parameters.map(\.name) == ["currentGeneration", "status"])
        #expect(ranking.parameters.map(\.type) == ["Int", "ACTIVE|INACTIVE"])
        #expect(ranking.parameters.allSatisfy { $0.place == "query" && $0.required })
        let table = try CommandRun(.campus, ["routes", "--format", "markdown"]).output
        #expect(table.contains("\n| `home/feed/:feedID` | `feedID` UUID | scheme |\n"))
        #expect(table.contains(#"`?status` ACTIVE\|INACTIVE"#))
    }

    @Test(
        "U19: the site association claims what is routed",
        arguments: [(nil, "ABCDE12345.com.example.campus"), ("T1.a.b", "T1.a.b")])
    func siteAssociation(option: String?, appID: String) throws {
        let file = try SiteAssociationFile(of: .campus, option.map { ["--app-id", $0] } ?? [])
        #expect(file.applinks.details.map(\.appIDs) == [[appID]])
        #expect(file.claimed.contains("/home/feed"))
        #expect(file.claimed.contains("/feed/????????-????-????-????-????????????"))
    }
}

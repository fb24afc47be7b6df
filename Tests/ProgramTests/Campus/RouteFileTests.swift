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
        let file = try SiteAssociationFile(of: .campus, option.map { ["--app-id", $0] } ?? [])
        #expect(file.applinks.details.map(\.appIDs) == [[appID]])
        #expect(file.claimed.contains("/home/feed"))
        #expect(file.claimed.contains("/feed/????????-????-????-????-????????????"))
    }
}

import Testing

@Suite struct RouteParameterTests {
    @Test("a route says what it takes")
    func parameters() throws {
        let run = try CommandRun(.campus, ["routes", "--format", "json"])
        let routes = try #require(try run.lines(of: [RouteLine].self).first)
        let ranking = try #require(routes.first { $0.route.hasSuffix("current-generation-ranking") })
        #expect(ranking.parameters.map(\.name) == ["currentGeneration", "status"])
        #expect(ranking.parameters.map(\.type) == ["Int", "ACTIVE|INACTIVE"])
        #expect(ranking.parameters.allSatisfy { $0.place == "query" && $0.required })
    }
}

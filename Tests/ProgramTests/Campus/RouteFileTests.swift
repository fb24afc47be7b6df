import Testing

@Suite struct RouteFileTests {
    @Test func `a route says what it takes, to programs`() throws {
        let route = "home/soptamp/current-generation-ranking"
        let ranking = try #require(try RouteLine.all(of: .campus).first { $0.route == route })
        #expect(ranking.parameters.map(\.name) == ["currentGeneration", "status"])
        #expect(ranking.parameters.map(\.type) == ["Int", "ACTIVE|INACTIVE"])
        #expect(ranking.parameters.allSatisfy { $0.place == "query" && $0.required })
    }
}

import Testing

@Suite struct StarterCommandTests {
    private let run: StarterRun

    init() throws {
        run = try StarterRun()
    }

    @Test func `every route is listed, and no other`() throws {
        struct Line: Decodable {
            let route: String
        }
        let routes = try #require(try run("routes").lines(of: [Line].self).first).map(\.route)
        #expect(
            Set(routes) == [
                "/",
                "items", "items/:itemID",
                "notification", "notification/detail",
            ])
    }
}

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

    @Test func `a push without a link opens its own page`() throws {
        let answer = try run("push", StarterRun.sample("notice.apns")).lines(of: StarterRun.Answer.self)
        #expect(answer.map(\.navigation.stack) == [["notifications", "notification/notice-1"]])
    }
}

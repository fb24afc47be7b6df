import Testing

/// One route of `routes --format json`.
private struct RouteLine: Decodable {
    struct Parameter: Decodable {
        let name: String
        let type: String
        let place: String
        let required: Bool
    }

    let route: String
    let from: String
    let parameters: [Parameter]
}

@Suite struct RoutesTests {
    private static let campus: Set<String> = [
        "home", "home/feed", "home/feed/:feedID", "home/notification", "home/notification/detail", "home/soptamp",
        "home/soptamp/entire-ranking", "home/soptamp/current-generation-ranking", "home/mypage", "home/attendance",
        "home/attendance/attendance-modal", "home/poke", "home/poke/notification-list", "home/order/:orderID", "feed",
        "feed/:feedID", "notification", "notification/detail",
    ]

    private static let messenger: Set<String> = [
        "home", "home/profile", "home/chat", "home/chat/:roomId", "home/chat/:roomId/message/:messageID",
        "home/notification", "home/notification/detail", "chat", "chat/:roomId", "chat/:roomId/message/:messageID",
        "profile", "notification", "notification/detail",
    ]

    @Test("every route is listed, and no other", arguments: [(Program.campus, campus), (.messenger, messenger)])
    func json(program: Program, routes: Set<String>) throws {
        let run = try CommandRun(program, ["routes", "--format", "json"])
        #expect(run.code == 0)
        let lines = try run.lines(of: [RouteLine].self)
        try #require(lines.count == 1)
        #expect(Set(lines[0].map(\.route)) == routes)
        #expect(lines[0].count == routes.count)
        #expect(try CommandRun(program, ["routes", "--json"]).output == run.output)
    }

    @Test("a route says what it takes, and from whom")
    func parameters() throws {
        let run = try CommandRun(.campus, ["routes", "--format", "json"])
        let routes = try #require(try run.lines(of: [RouteLine].self).first)
        let order = try #require(routes.first { $0.route == "home/order/:orderID" })
        #expect(order.from == "push")
        #expect(order.parameters.map(\.place) == ["path"])
        let ranking = try #require(routes.first { $0.route.hasSuffix("current-generation-ranking") })
        #expect(ranking.parameters.map(\.name) == ["currentGeneration", "status"])
        #expect(ranking.parameters.map(\.type) == ["Int", "ACTIVE|INACTIVE"])
        #expect(ranking.parameters.allSatisfy { $0.place == "query" && $0.required })
    }

    @Test(
        "the tree draws the last segment of each route on a line",
        arguments: [(Program.campus, campus, "campus://"), (.messenger, messenger, "messenger://")])
    func tree(program: Program, routes: Set<String>, scheme: String) throws {
        let run = try CommandRun(program, ["routes"])
        #expect(run.code == 0)
        let lines = run.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix(scheme) == true)
        let names = lines.dropFirst().compactMap { line in
            line.drop { "│├└ ".contains($0) }.split(separator: " ").first
        }
        for route in routes {
            let last = try #require(route.split(separator: "/").last)
            #expect(names.filter { $0 == last }.count >= routes.filter { $0.hasSuffix("/\(last)") || $0 == last }.count)
        }
        #expect(try CommandRun(program, ["routes", "--format", "tree"]).output == run.output)
    }
}

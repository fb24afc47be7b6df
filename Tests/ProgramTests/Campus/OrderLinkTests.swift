import Testing

/// What the program says of the links to an order, which only pushes and the app itself open.
@Suite struct OrderLinkTests {
    private static let link = "campus://home/order/7"

    private func explain(_ arguments: String...) throws -> Explanation {
        try WorkingFolder().explain(arguments, by: .campus, input: "")
    }

    @Test("U25: a link is explained as its channel would take it")
    func channels() throws {
        #expect(try explain(Self.link).error?.code == "notPermitted")
        #expect(try explain(Self.link, "--via", "in-app").route == "home/order/:orderID")
        #expect(try explain("home/order/7", "--via", "in-app").parameters == ["orderID": "7"])
        #expect(try explain(Self.link).link == Self.link)
    }

    @Test("a route says from whom it takes a link")
    func route() throws {
        let route = try #require(try RouteLine.all(of: .campus).first { $0.route == "home/order/:orderID" })
        #expect(route.from == "push")
        #expect(route.parameters.map(\.place) == ["path"])
    }
}

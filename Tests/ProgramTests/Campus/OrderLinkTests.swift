import Testing

/// What the program says of the links to an order, which only pushes and the app itself open.
@Suite struct OrderLinkTests {
    private func explain(_ arguments: String...) throws -> Explanation {
        try WorkingFolder(.campus).explain(arguments, by: .campus, input: "")
    }

    @Test("U25: a link is explained as its channel would take it")
    func channels() throws {
        #expect(try explain("campus://home/order/7").error?.code == "notPermitted")
        let inApp = try explain("home/order/7", "--via", "in-app")
        #expect(inApp.route == "home/order/:orderID" && inApp.parameters == ["orderID": "7"])
    }

    @Test(
        "U1: a link without a scheme is trusted as its channel is",
        arguments: [
            ("scheme", "failed"), ("universal-link", "failed"), ("handoff", "failed"), ("in-app", "shown"),
            ("quick-action", "shown"), ("spotlight", "shown"), ("widget", "shown"), ("app-intent", "shown"),
        ])
    func relative(via: String, outcome: String) throws {
        #expect(try WorkingFolder(.campus).campus("open", "home/order/7", "--via", via).answer().outcome == outcome)
    }

    @Test("a route says from whom it takes a link")
    func route() throws {
        let route = try #require(try RouteLine.all(of: .campus).first { $0.route == "home/order/:orderID" })
        #expect(route.from == "push")
        #expect(route.parameters.map(\.place) == ["path"])
    }
}

extension FeatureTemplate {
    /// Where Campus's orders are wired.
    static let campusWiring: [String: [Twin]] = [
        "Package.swift": [
            .line(#"module("Orders", in: .domain)"#, mark: #"module("Orders","#),
            .line(
                #"module("OrderStore", in: .data, uses: ["Storage", grdb, "Orders"])"#, mark: #"module("OrderStore","#),
            Twin(
                #"""
                module( "OrderFlow", in: .presentation,
                uses: ["AppFlow", "Navigation", "DeepLinks", "Notifications", "Launches", "Orders", "Timestamps"],
                processing: ["Sentences"])
                """#,
                joint: "\n",
                text: #"""
                    module(
                        "OrderFlow", in: .presentation,
                        uses: ["AppFlow", "Navigation", "DeepLinks", "Launches", "Orders", "Timestamps"],
                        processing: ["Sentences"])
                    """#,
                mark: #""OrderFlow", in: .presentation"#),
            .element(#""OrderFlow", "Orders""#), .element(#""Orders", "OrderStore""#, in: #""feed-detail-router""#),
            .element(#""Orders", "OrderStore""#, in: #""DiskTests""#),
            .line(#"support("OrderSupport", of: "Orders")"#),
        ],
        "Modules/Presentation/CampusApp/CampusContainer.swift": [
            .line("public import OrderFlow"), .line("public import Orders"), .element("OrderFlowFactory"),
            .line("public let orders: any OrderRepository"),
            Twin(
                "///   - orders: the canteen's orders.", joint: "\n", text: "///   - orders: where orders are kept.",
                mark: "///   - orders:"),
            Twin("orders: any OrderRepository,", joint: " "), .line("self.orders = orders"),
            Twin(
                "public func makeOrderCoordinator() -> OrderCoordinator { OrderCoordinator(factory: self) }",
                joint: "\n\n"),
        ],
        "Modules/Presentation/CampusApp/CampusFactory.swift": [
            .line("public import OrderFlow"), .line("func makeOrderCoordinator() -> OrderCoordinator"),
        ],
        "Modules/Presentation/CampusApp/CampusCoordinator.swift": [
            .line("import OrderFlow"), .line("let order: OrderCoordinator"),
            .line("order = factory.makeOrderCoordinator()"), .element("Feature { $0.order }"),
        ],
        "Modules/Presentation/CampusApp/CampusCoordinator+Routes.swift": [
            .line("import OrderFlow"), Twin("[home, feedRoute, notificationRoute", joint: ", ", text: "orderRoute"),
            Twin(
                #"private nonisolated static var orderRoute: Route<CampusCoordinator> { Route("order", from: .push, enter: { $0.order }) }"#,
                joint: "\n\n",
                text: """
                    private nonisolated static var orderRoute: Route<CampusCoordinator> {
                            Route("{link}", enter: { $0.order })
                        }
                    """,
                mark: "static var orderRoute:"),
        ],
        "Apps/FeedDetailRouter/Campus.swift": [
            .line("import OrderStore"), .line("import Orders"), Twin("OrderStoreSchema.migrations", joint: " + "),
            .line("let orders = SQLiteOrderRepository(content)"), Twin("orders: orders,", joint: " "),
        ],
        "Tests/CampusAppTests/CampusPhone.swift": [
            .line("import OrderSupport"), .line("import Orders"),
            .element("orders: any OrderRepository = InMemoryOrderRepository()"),
            Twin("orders: orders,", joint: " "),
        ],
        "Tests/DiskTests/Campus/StoredCampus.swift": [
            .line("import OrderStore"), .line("import Orders"), Twin("OrderStoreSchema.migrations", joint: " + "),
            .line("let orders = SQLiteOrderRepository(files.content)"), Twin("orders: orders,", joint: " "),
        ],
        "Tests/ProgramTests/Campus/Program+Campus.swift": [
            Twin(#""notification/detail""#, joint: ", ", text: #""{link}/:orderID""#, in: "routes: [")
        ],
        "docs/use-on-ios.md": [
            .element("`OrderStore`, `Orders`"),
            .line("import OrderStore"), .line("import Orders"), Twin("OrderStoreSchema.migrations", joint: " + "),
            .line("let orders = SQLiteOrderRepository(stores.content)"), Twin("orders: orders,", joint: " "),
        ],
        "ARCHITECTURE.md": [
            .element("`Orders`", in: "| module | holds |"), .element("`OrderStore`", in: "| module | holds |"),
            .element("`OrderFlow`", in: "| module | holds |"),
        ],
    ]
}

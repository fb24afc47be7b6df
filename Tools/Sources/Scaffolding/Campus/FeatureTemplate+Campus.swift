extension FeatureTemplate {
    /// Campus's orders.
    static let campus = FeatureTemplate(
        name: FeatureName(known: CamelWords(known: "Orders"), singular: CamelWords(known: "Order")),
        sources: [
            "Modules/Domain/Orders/", "Modules/Data/OrderStore/", "Modules/Presentation/OrderFlow/",
            "Tests/OrdersTests/", "Tests/OrderStoreTests/", "Tests/OrderFlowTests/", "Tests/OrderSupport/",
        ],
        leftOut: [
            "Modules/Presentation/OrderFlow/OrderCoordinator+Actions.swift",
            "Modules/Presentation/OrderFlow/OrderNotification.swift", "Modules/Presentation/OrderFlow/PlaceOrder.swift",
            "Tests/OrderStoreTests/OrderStoreSchemaTests.swift",
        ],
        words: [
            "place": "add", "placed": "added", "Places": "Adds", "placedAt": "addedAt", "readyAt": "validFrom",
        ],
        table: "canteenOrder", edits: ownPast + ownWords, pages: [linkTests], wiring: campusWiring,
        executable: "feed-detail-router",
        originsPath: "Modules/Presentation/CampusApp/CampusCoordinator.swift",
        titleKey: "screen.order", otherKeys: ["note.number", "note.availableFrom", "note.confirmedAt"])

    /// A new store begins with one migration.
    private static let ownPast = [
        Edit(
            path: "Modules/Data/OrderStore/OrderStoreSchema.swift",
            old: """
                                    id INTEGER PRIMARY KEY,
                                    placedAt INTEGER NOT NULL,
                """,
            new: """
                                    id INTEGER PRIMARY KEY,
                                    account TEXT NOT NULL,
                                    placedAt INTEGER NOT NULL,
                """),
        Edit(
            path: "Modules/Data/OrderStore/OrderStoreSchema.swift",
            old: """
                                \"""),
                        // Whose an earlier order was is not known, so that it is nobody's.
                        SchemaMigration("order-2", sql: "ALTER TABLE canteenOrder ADD COLUMN account TEXT"),
                """,
            new: """
                                \""")
                """),
    ]

    /// What is said of a meal.
    private static let ownWords = [
        Edit(
            path: "Modules/Domain/Orders/Order.swift", old: "/// A meal that was ordered at the canteen.",
            new: "/// An order of one account."),
        Edit(
            path: "Modules/Domain/Orders/Order.swift", old: "/// When it can be picked up.",
            new: "/// From when on it is valid."),
        Edit(
            path: "Modules/Domain/Orders/Order.swift",
            old: "/// When its member said that they are coming; nil before.",
            new: "/// When its account confirmed it; nil before."),
        Edit(
            path: "Modules/Presentation/OrderFlow/OrderModel.swift",
            old: "/// An order: when it is ready, and whether its member is coming. Of one",
            new: "/// An order: from when on it is valid, and when it was confirmed. Of one"),
    ]

    private static let linkTests = Page(
        path: "Tests/CampusAppTests/OrderLinkTests.swift",
        text: """
            import AppFlow
            import CampusApp
            import DeviceSimulator
            import Foundation
            import Launches
            import Navigation
            import OrderSupport
            import Orders
            import TestSupport
            import Testing

            @MainActor @Suite struct OrderLinkTests {
                @Test func `a link of the app's own scheme opens an order`() async throws {
                    let phone = try await campusPhone()
                    phone.device.open(url: "{scheme}://{link}/1")
                    await phone.whenIdle()
                    #expect(phone.stack == ["feed-list", "order/1"])
                    #expect(try phone.outcomes() == [.shown])
                }

                @Test func `the page of an order that a push opens shows what its store has`() async throws {
                    let orders = InMemoryOrderRepository()
                    let order = try await orders.place(for: "1", at: .now, readyAt: .now)
                    let phone = try await campusPhone(orders: orders)
                    await phone.pushAndTap(Push.deepLink("{link}/\\(order.id)"))
                    let visible = try #require(phone.navigation.visible)
                    let model = try #require(phone.app?.models.model(for: visible))
                    await model.load()
                    #expect(model.content.rows.map(\\.note) == ["number", "availableFrom"])
                }
            }

            """)
}

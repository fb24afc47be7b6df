import Testing

@testable import Scaffolding

@Suite struct NounRenamingTests {
    private static let order = FeatureName(known: CamelWords(known: "Orders"), singular: CamelWords(known: "Order"))

    private func renamed(_ text: String, to name: String) throws -> String {
        NounRenaming(Self.order, to: try FeatureName(name), words: ["placedAt": "addedAt", "canteenOrder": "table"])(
            text)
    }

    @Test(
        "code, links and sentences speak of the new noun as they are written",
        arguments: [
            ("let orders: [Order.ID: Order]", "let studyRooms: [StudyRoom.ID: StudyRoom]"),
            ("import OrderStore", "import StudyRoomStore"),
            ("struct InMemoryOrderRepository {}", "struct InMemoryStudyRoomRepository {}"),
            ("/// An order of one account.", "/// A study room of one account."),
            ("/// Orders in SQLite.", "/// Study rooms in SQLite."),
            ("///   - orders: the orders.", "///   - studyRooms: the study rooms."),
            ("/// A file with ``OrderStoreSchema``.", "/// A file with ``StudyRoomStoreSchema``."),
            ("func `an order's page is there`() {}", "func `a study room's page is there`() {}"),
            (#"Rule("there is no order that is kept")"#, #"Rule("there is no study room that is kept")"#),
            (#"Route(":orderID", from: "order/1")"#, #"Route(":studyRoomID", from: "study-room/1")"#),
            (#"["screen.order", "orders/\(order.id)"]"#, #"["screen.study-room", "study-rooms/\(studyRoom.id)"]"#),
            (#"SchemaMigration("order-1")"#, #"SchemaMigration("studyRoom-1")"#),
            (#"sql: "SELECT orderID FROM canteenOrder""#, #"sql: "SELECT studyRoomID FROM table""#),
            ("order.placedAt", "studyRoom.addedAt"),
            ("ON orderNote_of_order(key)", "ON studyRoomNote_of_studyRoom(key)"),
            ("reordered, border, Ordered, ORDER BY", "reordered, border, Ordered, ORDER BY"),
        ])
    func everywhere(old: String, new: String) throws {
        #expect(try renamed(old, to: "StudyRooms") == new)
    }

    @Test(
        "the article is that of the new noun",
        arguments: [("Invoices", "an invoice"), ("UserNotes", "a user note"), ("SQLLogs", "an SQL log")])
    func articles(name: String, phrase: String) throws {
        #expect(
            try renamed("// It is an order, such a thing as an old order.", to: name).hasPrefix("// It is \(phrase),"))
    }
}

import Testing

@testable import Scaffolding

@Suite struct NounRenamingTests {
    private static let order = FeatureName(known: CamelWords(known: "Orders"), singular: CamelWords(known: "Order"))

    private func renamed(_ text: String, to name: String) throws -> String {
        NounRenaming(Self.order, to: try FeatureName(name))(text)
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
            (
                #"sql: "SELECT orderID FROM order, orderNote""#,
                #"sql: "SELECT studyRoomID FROM studyRoom, studyRoomNote""#
            ),
            (#"sample("order-new.apns")"#, #"sample("study-room-new.apns")"#),
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

    @Test func `a word of SQL is no table's name in a statement`() throws {
        #expect(try renamed(#"sql: "SELECT id FROM order""#, to: "Triggers") == #"sql: "SELECT id FROM triggers""#)
        #expect(try renamed(#"sql: "DROP TABLE order""#, to: "StudyRooms") == #"sql: "DROP TABLE studyRoom""#)
    }

    @Test func `a key has hyphens, what people read has spaces, and paths are as the strings that name them`() throws {
        let renaming = NounRenaming(Self.order, to: try FeatureName("StudyRooms"))
        #expect(renaming.sentences(#""screen.orders" = "Orders"; "#) == #""screen.study-rooms" = "Study rooms"; "#)
        #expect(renaming.sentences(#""note.order" = "an order";"#) == #""note.study-room" = "a study room";"#)
        #expect(renaming.data("Samples/order-new.apns") == "Samples/study-room-new.apns")
        #expect(
            renaming.data(#"{"orderID": 1, "link": "a://orders/1"}"#)
                == #"{"studyRoomID": 1, "link": "a://study-rooms/1"}"#)
        #expect(renaming.data("Tests/OrderSupport/Order+Row.swift") == "Tests/StudyRoomSupport/StudyRoom+Row.swift")
    }

    @Test func `names of Foundation that have the template's noun in them stay`() throws {
        let renaming = NounRenaming(FeatureTemplate.noun, to: try FeatureName("Rooms"))
        #expect(renaming("files.removeItem(at: item)") == "files.removeItem(at: room)")
        #expect(!NounSearch(FeatureTemplate.noun).isNamed(in: "case .byNameItem(name, _)"))
    }
}

import Foundation
import Testing

@testable import Checks
@testable import Layouts
@testable import Scaffolding

@Suite struct FeatureRemovalTests {
    private static let name = FeatureName(known: CamelWords(known: "Orders"), singular: CamelWords(known: "Order"))

    private func remainder(_ text: String) -> Remainder { FeatureCode(text, naming: NounSearch(Self.name)).remainder }

    @Test func `imports, elements, labelled arguments, declarations and assignments go`() {
        let remainder = remainder(
            """
            import Feeds
            import Orders

            /// A container.
            /// - Parameters:
            ///   - feeds: the posts.
            ///   - orders: the orders.
            struct Container: Factory {
                let feeds: Feeds
                let orders: Orders
                let all = [
                    Feed.self,
                    Order.self, OrderLine.self,
                ]

                init(
                    feeds: Feeds,
                    orders: Orders
                ) {
                    self.feeds = feeds
                    self.orders = orders
                }

                /// Places one.
                @MainActor
                func placeOrder()
                {
                    orders.place()
                }
            }

            extension Container: OrderFactory {}
            """)
        #expect(remainder.uses == [])
        #expect(
            remainder.rest == """
                import Feeds

                /// A container.
                /// - Parameters:
                ///   - feeds: the posts.
                struct Container: Factory {
                    let feeds: Feeds
                    let all = [
                        Feed.self,
                    ]

                    init(
                        feeds: Feeds
                    ) {
                        self.feeds = feeds
                    }
                }
                """)
    }

    @Test(
        "what does more than to wire is a use",
        arguments: [
            "let all = [Feed.self, Order.self]", "let all = [\n    Feed.self, Order.self,\n]", "orders.place()",
            "let first = orders.first", "f(\n    a,\n    orders,\n)", "extension Order: Codable {}",
            "extension Container: OrderFactory { var a: Int { 1 } }", "if isOrder { return }", #"open("home/order/7")"#,
            "struct Container: FeedFactory, OrderFactory {}",
        ])
    func uses(text: String) {
        let remainder = remainder(text)
        #expect(remainder.uses.count == 1)
        #expect(remainder.rest == text)
    }

    @Test("a sentence or a comment may have the noun in it", arguments: [#"print("in good order")"#, "a() // order"])
    func chance(text: String) {
        #expect(remainder(text) == Remainder(rest: text, uses: []))
    }

    @Test func `a page loses its rows, its section and the wiring in its samples`() {
        let page = """
            | `Feeds`, `Orders` | entities |
            | `OrderFlow` | screens |

            ## Orders and more

            ### Detail

            ## In order

            ```swift
            import Orders

            let a = [
                Order.self,
            ]
            ```
            """
        #expect(
            FeaturePage(page, of: Self.name).remainder
                == Remainder(
                    rest: "| `Feeds` | entities |\n\n## In order\n\n```swift\n\nlet a = [\n]\n```", uses: []))
    }

    @Test func `of sentences those go whose key names the feature`() {
        let text = "\"order.a\" = \"A\";\n\"tour.orderB\" = \"B\";\n\"tour.border\" = \"order\";\n"
        #expect(
            FeatureTexts(text, at: "a.strings", of: Self.name).remainder.rest == "\"tour.border\" = \"order\";\n")
    }

    @Test func `of rows of content those go whose key names the feature`() {
        let text = "{\"orderID\": 1}\n{\"id\": 2, \"text\": \"order\"}\n"
        #expect(
            FeatureTexts(text, at: "a.jsonl", of: Self.name).remainder
                == Remainder(rest: "{\"id\": 2, \"text\": \"order\"}\n", uses: []))
    }

    @Test func `what a team wrote between a feature's lines, or into them, keeps none of them`() throws {
        let sentences = "Apps/Acme/Sentences/en.lproj/Localizable.strings"
        let rows = ["| `Orders` | a |", "| `Badges` | b |", "| `OrderStore` | it in SQLite |", "| `OrderFlow` | c |"]
        let layout = Layout([
            "ARCHITECTURE.md": rows.joined(separator: "\n") + "\n",
            "Apps/Acme/Acme.swift": "import AcmeApp\nimport Orders\n",
            "Modules/Presentation/AcmeApp/Acme.swift": "import Orders\nimport Rooms\n",
            "Apps/Acme/Samples/content.jsonl": "{\"orderID\": 1, \"nights\": 3}\n{\"roomID\": 1}\n",
            sentences: "\"orders.id\" = \"id\";\n\"rooms.id\" = \"id\";\n\"orders.nights\" = \"nights\";\n",
            "Modules/Domain/Orders/Order.swift": "struct Order {}\n",
        ])
        let removed = try FeatureRemoval(name: Self.name)(layout)
        #expect(
            removed.left.texts == [
                "ARCHITECTURE.md": "| `Badges` | b |\n", "Apps/Acme/Acme.swift": "import AcmeApp\n",
                "Modules/Presentation/AcmeApp/Acme.swift": "import Rooms\n",
                "Apps/Acme/Samples/content.jsonl": "{\"roomID\": 1}\n", sentences: "\"rooms.id\" = \"id\";\n",
            ])
    }

    private static func stored(_ lines: String) -> Layout {
        let list = "import AcmeApp\nimport Orders\n\nlet schemas: [[SchemaMigration]] = [\n\(lines)]\n"
        return Layout([
            "Modules/Presentation/AcmeApp/Acme.swift": "import Orders\n", "Apps/Acme/Acme.swift": list,
            "iOS/App/Composition.swift": list,
            "Modules/Data/OrderStore/OrderStoreSchema.swift": """
            let migrations = [
                SchemaMigration(
                    "order-1", sql: ""),
                SchemaMigration("order-2", sql: ""),
            ]

            """,
        ])
    }

    @Test func `U44: the migrations of a feature that users may have stay, retired`() throws {
        let layout = Self.stored("    RoomStoreSchema.migrations,\n    OrderStoreSchema.migrations,\n")
        let retired = "    RoomStoreSchema.migrations,\n    [.retired(\"order-1\"), .retired(\"order-2\")],\n"
        let removed = try FeatureRemoval(name: Self.name)(layout)
        for path in ["Apps/Acme/Acme.swift", "iOS/App/Composition.swift"] {
            #expect(removed.left.texts[path]?.hasSuffix("[\n\(retired)]\n") == true, "\(path)")
        }
        #expect(removed.retiring == ["Apps/Acme/Acme.swift", "iOS/App/Composition.swift"])
        #expect(
            removed.summary(of: [], changed: [], mentions: []).contains("If the feature was never released, delete"))
        #expect(FeatureMentions(of: Self.name, besides: KitFolders(in: .init())).lines(in: removed.left) == [])
    }

    @Test(
        "U44: wherever a program joins migrations, those of a removed feature stay",
        arguments: [
            "    OrderStoreSchema.migrations,  // since 1.2", "    OrderStoreSchema.migrations + [],",
            "    RoomStoreSchema.migrations, OrderStoreSchema.migrations",
        ], ["Apps/Acme/Acme.swift", "iOS/App/Composition.swift", "Modules/Presentation/AcmeApp/Schemas.swift"])
    func joined(line: String, path: String) throws {
        var layout = Self.stored("    RoomStoreSchema.migrations,\n")
        let list = "import AcmeApp\nimport Orders\n\nlet schemas: [[SchemaMigration]] = [\n\(line)\n]\n"
        layout.files[path] = .init(content: Data(list.utf8))
        let retired = line.replacing(
            "OrderStoreSchema.migrations", with: "[.retired(\"order-1\"), .retired(\"order-2\")]")
        let removed = try FeatureRemoval(name: Self.name)(layout)
        #expect(removed.left.texts[path]?.hasSuffix("[\n\(retired)\n]\n") == true)
        #expect(removed.retiring == [path])
    }

    @Test(
        "U44: a feature whose migrations would be forgotten stays, and it is said what to write",
        arguments: [
            (
                #"[SchemaMigration("order-1", sql: "")]"#, "    RoomStoreSchema.migrations,",
                #"Write [.retired("order-1")]"#
            ),
            ("[SchemaMigration(id, sql: a)]", "    OrderStoreSchema.migrations,", "OrderStoreSchema.swift:1: the id"),
            (#"[SchemaMigration("order-\(1)", sql: a)]"#, "    OrderStoreSchema.migrations,", "no plain string"),
            (
                #"[SchemaMigration("order-1", sql: ""), SchemaMigration(id, sql: a)]"#,
                "    OrderStoreSchema.migrations,", "no plain string"
            ),
            (
                #"let migrations: [SchemaMigration] = [.init("order-1", sql: "")]"#, "    OrderStoreSchema.migrations,",
                "no plain string"
            ),
        ])
    func forgotten(schema: String, line: String, told: String) throws {
        var layout = Self.stored(line + "\n")
        layout.files["Modules/Data/OrderStore/OrderStoreSchema.swift"] = .init(content: Data(schema.utf8))
        let error = #expect(throws: ToolError.self) { try FeatureRemoval(name: Self.name)(layout) }
        #expect(error?.description.contains(told) == true, "\(error?.description ?? "removed")")
        #expect(throws: Never.self) { try FeatureRemoval(name: Self.name, mayBeReleased: false)(layout) }
    }

    @Test func `U44: a feature goes whose migrations a program has retired already`() throws {
        let retired = "    [.retired(\"order-1\"), .retired(\"order-2\")],\n"
        let removed = try FeatureRemoval(name: Self.name)(Self.stored(retired))
        #expect(removed.left.texts["Apps/Acme/Acme.swift"]?.hasSuffix("[\n\(retired)]\n") == true)
        #expect(removed.retiring == [])
    }

    @Test func `U44: those of a feature that nobody has go, and what an earlier one of its name left stays`() throws {
        let earlier = "    [.retired(\"order-1\")],\n"
        let removed = try FeatureRemoval(name: Self.name, mayBeReleased: false)(
            Self.stored(earlier + "    OrderStoreSchema.migrations,\n"))
        #expect(removed.left.texts["iOS/App/Composition.swift"]?.hasSuffix("[\n\(earlier)]\n") == true)
        #expect(removed.retiring == [])
    }

    @Test(
        "a sample that uses the feature is named", arguments: ["order 12", "url a://home/order/7", #"{"to": "order"}"#])
    func samples(line: String) {
        let remainder = FeatureTexts("# In order\n\(line)\n", at: "a.scenario", of: Self.name).remainder
        #expect(remainder.uses == [.init(number: 2, text: line)])
    }

    @Test(.enabled(if: OwnProject.hasOrders))
    func `Orders leaves this project, and what is left breaks no rule`() throws {
        try OwnProject.layout().inTemporaryFolder { folder in
            let scaffold = Scaffold(at: folder.path)
            let told = try scaffold.remove(RemovalRequest(["feature", "Orders"]))
            #expect(told.contains("Modules/Data/OrderStore/") && told.contains("Apps/FeedDetailRouter/Campus.swift"))
            let left = try Layout(at: folder.path)
            let retired = "        [.retired(\"order-1\"), .retired(\"order-2\")],\n"
            #expect(left.texts["Apps/FeedDetailRouter/Campus.swift"]?.contains(retired) == true)
            let name = NounSearch(Self.name)
            #expect(!left.files.keys.contains { $0.hasPrefix("Modules/") && name.isNamed(in: $0) })
            #expect(try OwnProject.findings(in: folder) == [])
            #expect(throws: ToolError.self) { try scaffold.remove(RemovalRequest(["feature", "Orders"])) }
        }
    }

    @Test(
        "what is asked for wrongly is told how this tool is asked",
        arguments: [[], ["feature"], ["module", "Orders"], ["Orders"], ["feature", "Orders", "Feeds"]])
    func misused(arguments: [String]) {
        #expect(throws: ToolError.refused("Write `Tools/remove feature NAME`, such as Bookings.")) {
            try RemovalRequest(arguments)
        }
    }

    @Test(
        "a feature of this project that something uses stays, and each line is named",
        .enabled(if: OwnProject.hasOrders),
        arguments: [
            ("Modules/Presentation/FeedFlow/Use.swift", "import Orders\n\nlet a: OrderRepository? = nil\n"),
            ("Modules/Presentation/CampusApp/Use.swift", "func use() {\n    order.openAll()\n}\n"),
            ("Apps/FeedDetailRouter/Samples/use.scenario", "order 12\n"),
            ("Tests/ProgramTests/Campus/UseTests.swift", "let a = run(\"home/order/7\")\n"),
            ("Tools/proof/Benchmarks/Sources/Benchmarks/Use.swift", "import OrderStore\n\nlet a = b(OrderStoreSchema.c)\n"),
        ])
    func used(path: String, text: String) throws {
        var layout = try OwnProject.layout()
        layout.files[path] = .init(content: Data(text.utf8))
        let error = #expect(throws: ToolError.self) { try FeatureRemoval(name: Self.name)(layout) }
        #expect(error?.description.contains("\(path):") == true, "\(error?.description ?? "removed")")
    }
}

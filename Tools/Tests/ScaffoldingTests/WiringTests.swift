import Layouts
import Testing

@testable import Scaffolding

@Suite struct WiringTests {
    private let template = """
        import A
        import Items

        let all = [
            Item.self
        ]

        f(
            items: items,
            last: last
        )
        """

    private func shape(_ name: String, of text: String? = nil) throws -> WiredText {
        let name = try FeatureName(name)
        let text = NounRenaming(FeatureTemplate.noun, to: name)(text ?? template)
        return WiredText(text, at: "a.swift", of: name)
    }

    private func added(_ name: String, to text: String, beside others: String...) throws -> String {
        try Wiring("a.swift", shape(name)).added(to: text, beside: try others.map { try shape($0) })
    }

    @Test func `a second feature stands below the first, with commas between`() throws {
        let expected = """
            import A
            import Items
            import Bookings

            let all = [
                Item.self,
                Booking.self
            ]

            f(
                items: items,
                bookings: bookings,
                last: last
            )
            """
        #expect(try added("Bookings", to: template, beside: "Items") == expected)
        #expect(try added("Bookings", to: expected, beside: "Items") == expected)
        let third = try added("Rooms", to: expected, beside: "Items", "Bookings")
        #expect(
            third.contains("    Booking.self,\n    Room.self\n") && third.contains("bookings,\n    rooms: rooms,\n"))
    }

    @Test func `with no feature left the next stands where the first did, also in a list on one line`() throws {
        #expect(
            try added("Bookings", to: "import A\n\nlet all = []\n\nf(\n    last: last\n)")
                == NounRenaming(FeatureTemplate.noun, to: FeatureName("Bookings"))(template))
    }

    @Test func `what a team wrote around it stays`() throws {
        let own = template.replacing("    last: last\n", with: "    mine: mine,\n    last: last\n")
            .replacing("import A\n", with: "import A\nimport Z\n")
        let added = try added("Bookings", to: own, beside: "Items")
        #expect(added.contains("bookings: bookings,\n    mine: mine,"))
    }

    @Test func `a file without the lines around is left alone, and the reason names one`() {
        let error = #expect(throws: ToolError.self) { try added("Bookings", to: "nothing") }
        #expect(error?.description.contains("a.swift has no line `") == true)
    }
}

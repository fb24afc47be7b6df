import Testing

@testable import Scaffolding

@Suite struct TwinWiringTests {
    private static let meal = FeatureName(known: CamelWords(known: "Meals"), singular: CamelWords(known: "Meal"))

    private func wired(_ text: String, _ twins: Twin..., by names: String...) throws -> String {
        var text = text
        var earlier = [Self.meal]
        for name in names {
            let name = try FeatureName(name)
            let renaming = NounRenaming(Self.meal, to: name)
            text = try TwinWiring("File.swift", noun: Self.meal, earlier: earlier) { renaming($0) }(twins, in: text)
            earlier.append(name)
        }
        return text
    }

    @Test func `a line gets its twin below, as far in as it is itself`() throws {
        let text = "class Main {\n    let meal: MealCoordinator\n}\n"
        #expect(
            try wired(text, .line("let meal: MealCoordinator"), by: "Rooms")
                == "class Main {\n    let meal: MealCoordinator\n    let room: RoomCoordinator\n}\n")
    }

    @Test func `an element gets its twin behind, however its list is broken`() throws {
        #expect(
            try wired("uses: [\n    \"Meals\",\n    \"MealStore\"]", .element(#""Meals", "MealStore""#), by: "Rooms")
                == "uses: [\n    \"Meals\",\n    \"MealStore\", \"Rooms\", \"RoomStore\"]")
    }

    @Test func `what came earlier stays in front, and what is no feature's is not passed over`() throws {
        let text = "make(meals: meals, archive: archive, now: now)"
        #expect(
            try wired(text, Twin("meals: meals,", joint: " "), by: "Rooms", "Boxes")
                == "make(meals: meals, rooms: rooms, boxes: boxes, archive: archive, now: now)")
    }

    @Test func `a scope says which of several is meant`() throws {
        let text = #"a = ["Meals"]"# + "\n" + #"b = ["Feeds", "Meals"]"#
        #expect(
            try wired(text, .element(#""Meals""#, in: "b ="), by: "Rooms")
                == #"a = ["Meals"]"# + "\n" + #"b = ["Feeds", "Meals", "Rooms"]"#)
    }

    @Test func `what is wired already is not wired again, though it was changed since`() throws {
        let text = "\"screen.meal\": \"Meal\",\n\"screen.room\": \"A room\","
        let twin = Twin(
            #""screen.meal": "Meal","#, joint: "\n", text: #""screen.meal": "x","#, mark: #""screen.meal":"#)
        #expect(try wired(text, twin, by: "Rooms") == text)
    }

    @Test(
        "an anchor that is gone, or not alone, stops it with the file's name",
        arguments: ["let snack: Snack", "let meal: Meal\nlet meal: Meal"])
    func failed(text: String) {
        let error = #expect(throws: NewError.self) { try wired(text, .line("let meal: Meal"), by: "Rooms") }
        #expect(error?.description.hasPrefix("File.swift has `let meal: Meal` ") == true)
    }

    @Test func `a feature whose name begins another's is told from it`() throws {
        let text = "import MealFlow\nimport Meals\n"
        let made = try wired(text, .line("import MealFlow"), .line("import Meals"), by: "Rooms", "RoomKeys")
        let modules = ["MealFlow", "Meals", "RoomFlow", "RoomKeyFlow", "RoomKeys", "Rooms"]
        #expect(made == modules.map { "import \($0)\n" }.joined())
    }

    @Test func `imports stand in their order`() throws {
        let text = "import AppFlow\npublic import Meals\nimport Storage\n\nstruct Main {}\n"
        #expect(
            try wired(text, .line("public import Meals"), by: "Boxes")
                == "import AppFlow\npublic import Boxes\npublic import Meals\nimport Storage\n\nstruct Main {}\n")
    }
}

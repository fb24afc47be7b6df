import Testing

@testable import Scaffolding

@Suite struct WiredTextTests {
    private func runs(_ text: String, at path: String = "a.swift") -> [[String]] {
        WiredText(text, at: path, of: FeatureTemplate.noun).runs.map(\.lines)
    }

    @Test(
        "the lines that name a feature wire it, with the call or declaration around them",
        arguments: [
            ("a\nlet items: any ItemRepository\nb", [["let items: any ItemRepository"]]),
            (
                "module(\n    \"ItemFlow\", in: .data,\n    uses: [\"A\"])\nb",
                [["module(", "    \"ItemFlow\", in: .data,", "    uses: [\"A\"])"]]
            ),
            ("uses: [\n    \"A\",\n    \"Items\",\n]", [["    \"Items\","]]),
            ("f(\n    items: items,\n    a: a)", [["    items: items,"]]),
            (
                "/// The list.\nfunc makeItem() {\n    a()\n}\nb",
                [["/// The list.", "func makeItem() {", "    a()", "}"]]
            ),
            ("import A\nimport ItemStore\nimport Items", [["import ItemStore"], ["import Items"]]),
            ("let itemized = subitem", []), ("try removeItem(at: folder)", []),
        ])
    func swift(text: String, runs: [[String]]) {
        #expect(self.runs(text) == runs)
    }

    @Test func `of two blank lines one goes with the lines between them`() {
        #expect(runs("a\n\nitem()\n\nb") == [["", "item()"]])
        #expect(runs("a {\n    item()\n\n    b\n}") == [["    item()", ""]])
        #expect(runs("a {\n    b\n\n    item()\n}") == [["", "    item()"]])
        #expect(runs("a\nitem()\n\nb") == [["item()"]])
    }

    @Test func `in a page only the rows of tables wire a feature`() {
        #expect(runs("Items are fine.\n\n| `Items` | what |\n", at: "a.md") == [["| `Items` | what |"]])
    }
}

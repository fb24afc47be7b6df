import Testing

@testable import RouterCommands

@Suite struct TextTableTests {
    @Test func `columns are as wide as what stands in them, and no wider than they may be`() {
        let table = TextTable(["id", "text"], [["1", "한국어"], ["1000", "a long text"]], widest: [9, 8])
        #expect(table.lines == ["id    text", "1     한국어", "1000  a long …"])
    }

    @Test func `a table without rows is a sentence, if it has one`() {
        #expect(TextTable(["id"], [], widest: [9], ifEmpty: "Nothing.").lines == ["Nothing."])
        #expect(TextTable(["id"], [], widest: [9]).lines == ["id"])
        #expect(TextTable(["id"], [["1"]], widest: [9], ifEmpty: "Nothing.").lines == ["id", "1"])
    }
}

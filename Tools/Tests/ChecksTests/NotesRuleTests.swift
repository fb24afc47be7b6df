import Testing

@testable import Checks

@Suite struct NotesRuleTests {
    private let path = "Modules/Domain/Launches/File.swift"

    @Test(arguments: ["// TODO: later", "/* a\n FIXME */", "/// XXX", "let a = 1  // TODO later"])
    func `work put off is found`(text: String) {
        let lines = SampleProject().lines(of: NotesRule.self, in: path, holding: text)
        #expect(lines == [text.split(separator: "\n").count])
    }

    @Test func `a longer word is fine`() {
        #expect(SampleProject().lines(of: NotesRule.self, in: path, holding: "// TODOS and todo") == [])
    }
}

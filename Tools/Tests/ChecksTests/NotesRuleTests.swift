import Testing

@testable import Checks

@Suite struct NotesRuleTests {
    private let path = "Modules/Domain/Launches/File.swift"

    @Test(arguments: ["// TODO: later", "/* a\n FIXME */", "/// XXX", "let a = 1  // TODO later"])
    func `work put off in a comment is found`(text: String) {
        let lines = SampleProject().lines(of: NotesRule.self, in: path, holding: text)
        #expect(lines == [text.split(separator: "\n").count])
    }

    @Test(arguments: ["let a = \"TODO\"", "// TODOS and todo", "let TODO = 1"])
    func `the word elsewhere is fine`(text: String) {
        #expect(SampleProject().lines(of: NotesRule.self, in: path, holding: text) == [])
    }
}

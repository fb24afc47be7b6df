import Testing

@Suite struct UnreadableImportTests {
    @Test(
        "a file that cannot be read is told in a sentence, and is 65",
        arguments: Program.allCases, ["missing.jsonl", "."])
    func unreadable(program: Program, name: String) throws {
        let folder = try WorkingFolder()
        let path = folder.path(name)
        let run = try folder.run(program, ["import", path])
        #expect(run.code == 65)
        #expect(run.output == "")
        #expect(run.errors.contains(path))
        #expect(!run.errors.contains("Error Domain"))
    }

    @Test(
        "a line that is nested too deep is told as that, and no other is", arguments: Program.allCases,
        [
            (String(repeating: "[", count: 600) + String(repeating: "]", count: 600), "nested too deep"),
            (String(repeating: "[", count: 500) + String(repeating: "]", count: 500), "not a JSON object"),
            (String(repeating: "[]", count: 600), "not a JSON object"),
            ("\"\\\"" + String(repeating: "[", count: 600) + "\"", "not a JSON object"),
        ])
    func nested(program: Program, line: (text: String, reason: String)) throws {
        let folder = try WorkingFolder()
        let run = try folder.run(program, ["import", try folder.file("deep.jsonl", line.text), "--language", "en"])
        #expect(run.code == 65)
        #expect(run.output.contains(line.reason))
    }
}

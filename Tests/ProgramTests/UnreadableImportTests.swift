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
        "a file in a format of feeds ends as one with bad lines, and the first says that JSON Lines are expected",
        arguments: Program.allCases.prefix(1),
        [
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <rss version="2.0"><channel><title>Notes</title>
            <item><title>First</title><link>https://a.example/1</link></item>
            </channel></rss>
            """,
            #"<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>1</id><title>First</title></entry></feed>"#,
            """
            {
                "version": "https://jsonfeed.org/version/1.1",
                "items": [{"id": "1", "title": "First"}]
            }
            """,
            #"{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","title":"First"}]}"#,
        ])
    func otherFormat(program: Program, content: String) throws {
        let folder = try WorkingFolder()
        let file = try folder.file("feed", content)
        let run = try folder.run(program, ["import", file])
        #expect(run.code == 65)
        let report = try run.lines(of: ImportReport.self)[0]
        #expect(report.counts == [0, 0, 0])
        #expect(report.bad.map(\.line) == Array(1...content.split(separator: "\n").count))
        #expect(report.bad.map { $0.reason.contains("JSON Lines are expected") }.filter(\.self).count == 1)
        for language in ["en", "ko"] {
            let text = try folder.run(program, ["import", file, "--language", language], json: false)
            let lines = text.output.split(separator: "\n").filter { $0.contains("JSON Lines") }
            #expect(text.code == 65 && lines.count == 1 && lines[0].hasPrefix("\(file):1: "))
        }
    }

    @Test(
        "a line that is nested too deep is told as that, and no other is",
        arguments: Program.allCases.prefix(1),
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

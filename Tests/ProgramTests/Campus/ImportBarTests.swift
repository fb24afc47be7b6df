import Foundation
import Testing

@Suite struct ImportBarTests {
    @Test func `a long import shows a bar on a terminal and takes it away, and says nothing elsewhere`() throws {
        let folder = try WorkingFolder()
        let lines = (1...60_000).map { number in
            #"{"id":"11111111-0000-4000-8000-\#(100_000_000_000 + number)","title":"T","author":"A","blog":"B","#
                + #""url":"u","body":"b","publishedAt":"2026-03-02T09:00:00Z"}"#
        }
        let file = try folder.file("many.jsonl", lines.joined(separator: "\n"))
        let command = ["import", file, "--data", folder.data.path]
        let errors = try CommandRun.onTerminal(.campus, command, ["TERM": "xterm"], showing: \.standardError)
        #expect(errors.contains(" %  ") && errors.hasSuffix("\r\u{1B}[K"))
        #expect(try folder.campus("import", file).errors.isEmpty)
    }
}

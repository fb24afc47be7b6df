import Foundation
import Testing

@Suite struct ImportTests {
    private static func feed(
        _ number: Int, title: String = "T", publishedAt: String = "2026-03-02T09:00:00Z"
    ) -> String {
        #"{"id":"11111111-0000-4000-8000-\#(100_000_000_000 + number)","title":"\#(title)","author":"A","blog":"B","#
            + #""url":"u","body":"b","publishedAt":"\#(publishedAt)","beside":1}"#
    }

    private func report(_ run: CommandRun) throws -> ImportReport {
        let reports = try run.lines(of: ImportReport.self)
        try #require(reports.count == 1, "\(run.output)\(run.errors)")
        return reports[0]
    }

    @Test func `rows are added, skipped when they are the same, and replaced when they are not`() throws {
        let folder = try WorkingFolder(.campus)
        let first = try folder.file("1.jsonl", [Self.feed(1), Self.feed(2)].joined(separator: "\n"))
        let second = try folder.file("2.jsonl", [Self.feed(1), Self.feed(2, title: "N"), ""].joined(separator: "\r\n"))
        let empty = try folder.file("empty.jsonl", "")
        for (file, counts) in [(first, [2, 0, 0]), (first, [0, 0, 2]), (second, [0, 1, 1]), (empty, [0, 0, 0])] {
            let run = try folder.campus("import", file)
            #expect(run.code == 0)
            #expect(try report(run).counts == counts)
        }
        let feed = "campus://feed/11111111-0000-4000-8000-100000000002"
        #expect(try folder.campusText("open", feed).output.contains("\n  N\n"))
    }

    @Test func `bad lines are told by their numbers, and the good ones are kept`() throws {
        let folder = try WorkingFolder(.campus)
        let lines = [
            Self.feed(1), "", "nonsense", "[]", #"{"id":"x"}"#, Self.feed(2, publishedAt: "2026-02-30T09:00:00Z"),
            Self.feed(1, title: "again"), Self.feed(3),
        ]
        let run = try folder.campus("import", try folder.file("mixed.jsonl", lines.joined(separator: "\n")))
        #expect(run.code == 65)
        #expect(try report(run).counts == [2, 0, 0])
        #expect(try report(run).bad.map(\.line) == [3, 4, 5, 6, 7])
        #expect(try report(run).bad[3].reason == "publishedAt is not an RFC 3339 date")

        let text = try folder.campusText("import", folder.path("mixed.jsonl"))
        #expect(text.code == 65)
        #expect(text.output.contains("mixed.jsonl:3: "))
        #expect(text.output.contains("mixed.jsonl:6: publishedAt "))
    }

    @Test func `of many bad lines the first are told, and how many more there are`() throws {
        let folder = try WorkingFolder(.campus)
        let lines = Array(repeating: "nonsense", count: 1_000) + [Self.feed(1)]
        let file = try folder.file("junk.jsonl", lines.joined(separator: "\n"))
        let report = try report(folder.campus("import", file))
        #expect(report.counts == [1, 0, 0])
        #expect(report.bad.map(\.line) == Array(1...20) && report.moreBad == 980)
        let text = try folder.campusText("import", file).output
        #expect(text.split(separator: "\n").count == 22)
        #expect(text.hasSuffix("junk.jsonl: and 980 more, which are not listed\n"))
    }

    /// A pipe takes no more than 64 KB ahead: of what `cat` could write to it the rest is read, and so its transactions
    /// are done. The pipe stays open, so that the import waits for more and does not end by itself. If it ends all the
    /// same, `cat` does, too.
    @Test func `an import that is killed keeps the rows of its transactions, and the next one adds the rest`() throws {
        let folder = try WorkingFolder(.campus)
        let rows = try folder.file("rows.jsonl", (1...12_000).map { Self.feed($0) + "\n" }.joined())
        let killed = try CommandRun(
            .campus, ["import", "-", "--data", folder.data.path],
            environment: ["PIPE": folder.path("pipe"), "ROWS": rows],
            shell: #"""
                mkfifo "$PIPE"; "$0" "$@" <"$PIPE" &
                exec 3>"$PIPE"; cat "$ROWS" >&3; kill -TERM $!; wait $!
                """#)
        #expect(killed.code == 128 + SIGTERM, "\(killed.output)\(killed.errors)")
        let next = try folder.campus("import", rows)
        #expect(try next.code == 0 && report(next).counts == [2_000, 0, 10_000])
    }
}

import Testing

@Suite struct ImportTests {
    private static func feed(
        _ number: Int, title: String = "T", publishedAt: String = "2026-03-02T09:00:00Z"
    ) -> String {
        let digits = String(number)
        let id = "11111111-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
        return #"{"id":"\#(id)","title":"\#(title)","author":"A","blog":"B","url":"u","body":"b","#
            + #""publishedAt":"\#(publishedAt)","beside":1}"#
    }

    private func report(_ run: CommandRun) throws -> ImportReport {
        let reports = try run.lines(of: ImportReport.self)
        try #require(reports.count == 1, "\(run.output)\(run.errors)")
        return reports[0]
    }

    @Test func `rows are added, skipped when they are the same, and replaced when they are not`() throws {
        let folder = try WorkingFolder()
        let first = try folder.file("1.jsonl", [Self.feed(1), Self.feed(2)].joined(separator: "\n"))
        let second = try folder.file("2.jsonl", [Self.feed(1), Self.feed(2, title: "N"), ""].joined(separator: "\r\n"))
        #expect(try report(folder.campus("import", first)).counts == [2, 0, 0])
        #expect(try report(folder.campus("import", first)).counts == [0, 0, 2])
        #expect(try report(folder.campus("import", second)).counts == [0, 1, 1])
        let feed = "campus://feed/11111111-0000-4000-8000-000000000002"
        #expect(try folder.campus("open", feed).answer().outcome == "shown")
        #expect(try folder.campusText("open", feed).output.contains("│ N "))
    }

    @Test func `bad lines are told by their numbers, and the good ones are kept`() throws {
        let folder = try WorkingFolder()
        let lines = [
            Self.feed(1), "", "nonsense", "[]", #"{"id":"x"}"#, Self.feed(2, publishedAt: "2026-02-30T09:00:00Z"),
            Self.feed(1, title: "again"), Self.feed(3),
        ]
        let run = try folder.campus("import", try folder.file("mixed.jsonl", lines.joined(separator: "\n")))
        #expect(run.code == 65)
        #expect(try report(run).counts == [2, 0, 0])
        #expect(try report(run).bad.map(\.line) == [3, 4, 5, 6, 7])
        #expect(try report(run).bad.allSatisfy { !$0.reason.isEmpty })

        let text = try folder.campusText("import", folder.path("mixed.jsonl"))
        #expect(text.code == 65)
        #expect(text.output.contains("mixed.jsonl:3: "))
        #expect(text.output.contains("mixed.jsonl:6: publishedAt "))
    }

    @Test func `of many bad lines the first are told, and how many more there are`() throws {
        let folder = try WorkingFolder()
        let lines = Array(repeating: "nonsense", count: 1_000) + [Self.feed(1)]
        let file = try folder.file("junk.jsonl", lines.joined(separator: "\n"))
        let run = try folder.campus("import", file)
        #expect(run.code == 65)
        #expect(try report(run).counts == [1, 0, 0])
        #expect(try report(run).bad.map(\.line) == Array(1...20))
        #expect(try report(run).moreBad == 980)
        #expect(try report(run).bad.allSatisfy { !$0.reason.contains("JSON Lines") })
        let text = try folder.campusText("import", file)
        #expect(text.code == 65)
        #expect(text.output.split(separator: "\n").count == 22)
        #expect(text.output.hasSuffix("junk.jsonl: and 980 more, which are not listed\n"))
        #expect(try folder.campusText("import", file, "--language", "ko").output.hasSuffix(" 980건은 나열하지 않습니다\n"))
    }

    @Test func `a line that is too long is told with what it may have, and costs no other`() throws {
        let folder = try WorkingFolder()
        let long = String(repeating: "x", count: 17 << 20)
        let file = try folder.file("long.jsonl", [Self.feed(1), long, Self.feed(2)].joined(separator: "\n"))
        let run = try folder.campus("import", file)
        #expect(run.code == 65)
        #expect(try report(run).counts == [2, 0, 0])
        #expect(try report(run).bad.map(\.line) == [2])
        #expect(try report(run).bad.allSatisfy { $0.reason.contains("16 MiB") } && report(run).moreBad == 0)
        #expect(
            try folder.campusText("import", file, "--language", "ko").output.contains(
                "long.jsonl:2: 읽을 수 있는 최대 크기(16 MiB)"))
    }

    @Test func `a file of many batches is kept whole, but for its bad line`() throws {
        let folder = try WorkingFolder()
        var lines = (1...1200).map { Self.feed($0) }
        lines[699] = "nonsense"
        let run = try folder.campus("import", try folder.file("many.jsonl", lines.joined(separator: "\n")))
        #expect(try report(run).counts == [1199, 0, 0])
        #expect(try report(run).bad.map(\.line) == [700])
    }

    @Test func `awkward rows are kept as they are: long, right to left, with NUL, in the first and the last year`()
        throws
    {
        let folder = try WorkingFolder()
        let long = String(repeating: "0123456789", count: 1_000_000)
        let lines = [
            Self.feed(1, title: long), Self.feed(2, title: #"\u202Eمرحبا 👩‍👩‍👧‍👦"#), Self.feed(3, title: #"a\u0000b"#),
            Self.feed(4, publishedAt: "0000-01-01T00:00:00Z"), Self.feed(5, publishedAt: "9999-12-31T23:59:59.999Z"),
            "\0" + Self.feed(6), Self.feed(7) + "\u{FFFD}",
        ]
        let file = try folder.file("awkward.jsonl", lines.joined(separator: "\n"))
        let run = try folder.campus("import", file)
        #expect(try report(run).counts == [5, 0, 0])
        #expect(try report(run).bad.map(\.line) == [6, 7])
        #expect(try report(folder.campus("import", file)).counts == [0, 0, 5])
        #expect(try folder.campus("feeds", "--limit", "1").lines(of: FeedsTests.Row.self)[0].title == "T")
    }

    @Test func `lines come from standard input as from a file of any name`() throws {
        let folder = try WorkingFolder()
        let lines = [Self.feed(1), "nonsense", Self.feed(2)].joined(separator: "\n")
        let read = try folder.run(.campus, ["import", "-"], input: lines)
        #expect(read.code == 65)
        #expect(try report(read).counts == [2, 0, 0])
        #expect(try report(read).bad.map(\.line) == [2])
        #expect(try report(folder.campus("import", try folder.file("feed.xml", lines))).counts == [0, 0, 2])
    }

    @Test func `of a file without a row but for a bad field no other format is expected`() throws {
        let folder = try WorkingFolder()
        let run = try folder.campus("import", try folder.file("bad.jsonl", Self.feed(1, publishedAt: "yesterday")))
        #expect(run.code == 65)
        #expect(try report(run).bad.map(\.reason) == ["publishedAt is not an RFC 3339 date"])
    }

    @Test func `an empty file is nothing to complain about`() throws {
        let folder = try WorkingFolder()
        let run = try folder.campus("import", try folder.file("empty.jsonl", ""))
        #expect(run.code == 0)
        #expect(try report(run).counts == [0, 0, 0])
    }

    @Test func `what is wrong with a line is told in the language of the people`() throws {
        let folder = try WorkingFolder()
        let file = try folder.file("bad.jsonl", "nonsense")
        let english = try folder.campusText("import", file)
        let korean = try folder.campusText("import", file, "--language", "ko")
        let reasons = [english, korean].map { $0.output.split(separator: "\n").last { $0.contains("bad.jsonl:1") } }
        #expect(reasons[0] != nil)
        #expect(reasons[0] != reasons[1])
    }
}

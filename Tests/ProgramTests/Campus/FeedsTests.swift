import Testing

@Suite struct FeedsTests {
    /// What `feeds --json` prints for each feed.
    struct Row: Decodable {
        let id: String
        let title: String
        let publishedAt: String
        let isRead: Bool
        let isBookmarked: Bool
    }

    private static func feed(_ number: Int, title: String = "T", day: Int = 1) -> String {
        let id = "11111111-0000-4000-8000-\(100_000_000_000 + number)"
        return #"{"id":"\#(id)","title":"\#(title)","author":"A","blog":"B","url":"u","body":"b","#
            + #""publishedAt":"9999-12-\#(10 + day)T23:59:59Z"}"#
    }

    private func feeds(_ folder: WorkingFolder, _ arguments: String...) throws -> [Row] {
        let run = try folder.run(.campus, ["feeds"] + arguments)
        #expect(run.code == 0)
        return try run.lines(of: Row.self)
    }

    @Test func `a feed is unread until its link is opened, and through another import read`() throws {
        let folder = try WorkingFolder()
        let file = try folder.file("feed", Self.feed(1))
        _ = try folder.campus("import", file)
        let last = try feeds(folder, "--limit", "1")[0]
        #expect(!last.isRead && last.publishedAt == "9999-12-11T23:59:59Z")
        #expect(try folder.campus("open", "campus://feed/\(last.id)").answer().stack.last == "feed-detail/\(last.id)")
        _ = try folder.file("feed", Self.feed(1, title: "Changed"))
        _ = try folder.campus("import", file)
        let changed = try feeds(folder, "--limit", "1")[0]
        #expect(changed.title == "Changed" && changed.isRead && !changed.isBookmarked)
    }

    @Test func `a bookmark is set and taken away, and what is unknown is 65`() throws {
        let folder = try WorkingFolder()
        #expect(try feeds(folder, "--bookmark", Sample.feedID).filter(\.isBookmarked).map(\.id) == [Sample.feedID])
        #expect(try folder.campusText("feeds").output.contains("•★"))
        #expect(try feeds(folder, "--remove-bookmark", Sample.feedID).allSatisfy { !$0.isBookmarked })
        for option in ["--after", "--bookmark", "--remove-bookmark"] {
            let run = try folder.campus("feeds", option, "00000000-0000-0000-0000-000000000000")
            #expect(run.code == 65 && run.output.contains("contentNotFound") && !run.errors.isEmpty)
        }
        #expect(try folder.campus("feeds", "--after", "nonsense").code == 64)
        for limit in ["0", "10001", "x"] { #expect(try folder.campus("feeds", "--limit", limit).code == 64) }
    }

    @Test func `people get a table that says how it goes on`() throws {
        let folder = try WorkingFolder()
        let text = try folder.campusText("feeds", "--limit", "2").output.split(separator: "\n")
        try #require(text.count == 4)
        #expect(text[0].contains("published") && text[0].contains("title"))
        let last = try feeds(folder, "--limit", "2")[1].id
        #expect(text[2].contains(last) && text[3].contains("--after \(last)"))
        #expect(try folder.campusText("feeds", "--language", "ko").output.contains("게시일"))
    }

    @Test func `pages join without a gap, and each feed is opened by its link`() throws {
        let folder = try WorkingFolder()
        let samples = try feeds(folder, "--limit", "1000").count
        let lines = (1...12).map { Self.feed($0, day: $0 / 5) }
        let run = try folder.campus("import", try folder.file("many.jsonl", lines.joined(separator: "\n")))
        #expect(try run.lines(of: ImportReport.self)[0].counts == [12, 0, 0])

        var paged: [Row] = []
        while true {
            let page = try self.run(folder, after: paged.last?.id)
            paged += page
            if page.count < 5 { break }
        }
        #expect(paged.count == samples + 12 && Set(paged.map(\.id)).count == paged.count)
        for feed in paged {
            let answer = try folder.campus("open", "campus://home/feed/\(feed.id)").answer()
            #expect(answer.outcome == "shown" && answer.stack == ["feed-list", "feed-detail/\(feed.id)"])
        }
        #expect(try feeds(folder, "--limit", "1000").allSatisfy(\.isRead))
    }

    private func run(_ folder: WorkingFolder, after id: String?) throws -> [Row] {
        try folder.run(.campus, ["feeds", "--limit", "5"] + (id.map { ["--after", $0] } ?? [])).lines(of: Row.self)
    }
}

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

    private static func feed(title: String) -> String {
        #"{"id":"11111111-0000-4000-8000-100000000001","title":"\#(title)","author":"A","blog":"B","url":"u","#
            + #""body":"b","publishedAt":"9999-12-11T23:59:59Z"}"#
    }

    private func feeds(_ folder: WorkingFolder, _ arguments: String...) throws -> [Row] {
        let run = try folder.run(.campus, ["feeds"] + arguments)
        #expect(run.code == 0)
        return try run.lines(of: Row.self)
    }

    @Test func `a feed is unread until its link is opened, and through another import read`() throws {
        let folder = try WorkingFolder()
        let file = try folder.file("feed", Self.feed(title: "T"))
        _ = try folder.campus("import", file)
        let last = try feeds(folder, "--limit", "1")[0]
        #expect(!last.isRead && last.publishedAt == "9999-12-11T23:59:59Z")
        #expect(try folder.campus("open", "campus://feed/\(last.id)").answer().stack.last == "feed-detail/\(last.id)")
        _ = try folder.file("feed", Self.feed(title: "Changed"))
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
        let after = try feeds(folder, "--limit", "1", "--after", last)
        #expect(after.map(\.id) == [try feeds(folder, "--limit", "3")[2].id])
        #expect(try folder.campusText("feeds", "--language", "ko").output.contains("게시일"))
    }
}

import Testing

@Suite struct FeedsTests {
    /// What `feeds --json` prints for each feed.
    struct Row: Printed {
        let id: String
        let title: String
        let author: String
        let blog: String
        let url: String
        let publishedAt: String
        let isRead: Bool
    }

    private let folder: WorkingFolder

    init() throws {
        folder = try WorkingFolder(.campus)
    }

    private func feeds(_ arguments: String...) throws -> [Row] {
        let run = try folder.run(.campus, ["feeds"] + arguments)
        #expect(run.code == 0)
        return try run.lines(of: Row.self)
    }

    @Test func `a feed is unread until its link is opened`() throws {
        #expect(try feeds().allSatisfy { !$0.isRead })
        #expect(try folder.campus("open", "campus://feed/\(Sample.feedID)").answer().stack == Sample.feedStack)
        #expect(try feeds().filter(\.isRead).map(\.id) == [Sample.feedID])
        #expect(try folder.campusText("feeds").output.contains("•"))
    }

    @Test func `a new folder that is empty, as after a first start that was killed, is filled, and no other`() throws {
        let posts = try feeds().count
        for (isStarted, left) in [(false, posts), (true, 0)] {
            if isStarted { #expect(try folder.launch(.campus) == ["ready"]) }
            try folder.spoil("content.sqlite", sql: "DELETE FROM post")
            #expect(try feeds().count == left)
        }
        #expect(posts > 0)
    }

    @Test func `people get a table that says that there may be more, in their language`() throws {
        let text = try folder.campusText("feeds", "--limit", "2").output.split(separator: "\n")
        try #require(text.count == 4)
        #expect(text[0].contains("published") && text[0].contains("title"))
        #expect(text[2].contains(try feeds()[1].id) && text[3].contains("--limit"))
        #expect(try folder.campusText("feeds", "--language", "ko").output.contains("게시일"))
    }
}

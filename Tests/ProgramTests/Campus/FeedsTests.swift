import Foundation
import TestSupport
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

    private static let rss = """
        <rss version="2.0"><channel><title>Notes</title><link>https://a.example</link>
        <item><title>First & foremost</title><guid>https://a.example/?a=1&b=1</guid></item>
        <item><title>Bad</title><guid>2</guid><pubDate>yesterday</pubDate></item>
        <item><title>Last</title><guid>https://a.example/3</guid><pubDate>31 Dec 9999 23:59:59 GMT</pubDate></item>
        <item><title>Again</title><guid>https://a.example/3</guid></item>
        </channel></rss>
        """

    private func feeds(_ folder: WorkingFolder, _ arguments: String...) throws -> [Row] {
        let run = try folder.run(.campus, ["feeds"] + arguments)
        #expect(run.code == 0)
        return try run.lines(of: Row.self)
    }

    @Test("RSS is read from a file of any name and from standard input", arguments: [false, true])
    func document(isInput: Bool) throws {
        let folder = try WorkingFolder()
        let file = isInput ? "-" : try folder.file("feed.jsonl", Self.rss)
        let run = try folder.run(.campus, ["import", file], input: isInput ? Self.rss : "")
        #expect(run.code == 65)
        let report = try run.lines(of: ImportReport.self)[0]
        #expect(report.counts == [2, 0, 0])
        #expect(report.bad.map(\.line) == [3, 5])
        let again = try folder.run(.campus, ["import", file], input: isInput ? Self.rss : "")
        #expect(try again.lines(of: ImportReport.self)[0].counts == [0, 0, 2])
        #expect(try feeds(folder, "--limit", "1").map(\.publishedAt) == ["9999-12-31T23:59:59Z"])
    }

    @Test func `a feed is unread until its link is opened, and through another import read`() throws {
        let folder = try WorkingFolder()
        let file = try folder.file("feed", Self.rss)
        _ = try folder.campus("import", file)
        let last = try feeds(folder, "--limit", "1")[0]
        #expect(!last.isRead)
        #expect(try folder.campus("open", "campus://feed/\(last.id)").answer().stack.last == "feed-detail/\(last.id)")
        _ = try folder.file("feed", Self.rss.replacing("Last", with: "Changed"))
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

    @Test(
        "every feed of the corpus is imported, paged to and opened by its link",
        .enabled(if: Corpus.isPresent, "there is no folder shared/corpus beside the project, and no SWITCHYARD_CORPUS"))
    func corpus() throws {
        let folder = try WorkingFolder()
        let samples = try feeds(folder, "--limit", "1000").count
        let corpus = try #require(Corpus.folder).appending(path: "feeds")
        let names = try FileManager.default.contentsOfDirectory(atPath: corpus.path).filter {
            $0.hasPrefix("feed")
        }
        var added = 0
        for name in names.sorted() {
            let run = try folder.campus("import", corpus.appending(path: name).path)
            #expect(run.code == 0, "\(name) \(run.output)")
            added += try run.lines(of: ImportReport.self)[0].added
        }
        // Two of the files show the same video under titles of their own, and give it no GUID.
        #expect(names.count == 9 && added == 44)

        var paged: [Row] = []
        while true {
            let page = try run(folder, after: paged.last?.id)
            paged += page
            if page.count < 7 { break }
        }
        #expect(paged.count == samples + added && Set(paged.map(\.id)).count == paged.count)
        for feed in paged {
            let answer = try folder.campus("open", "campus://home/feed/\(feed.id)").answer()
            #expect(answer.outcome == "shown" && answer.stack == ["feed-list", "feed-detail/\(feed.id)"])
        }
        #expect(try feeds(folder, "--limit", "1000").allSatisfy(\.isRead))
    }

    private func run(_ folder: WorkingFolder, after id: String?) throws -> [Row] {
        try folder.run(.campus, ["feeds", "--limit", "7"] + (id.map { ["--after", $0] } ?? [])).lines(of: Row.self)
    }
}

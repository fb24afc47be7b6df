import AppFlow
public import ArgumentParser
import Feeds
import Foundation

/// The feeds, page by page.
public struct FeedsCommand<Program: FeedKeeping>: AsyncParsableCommand {
    public static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "feeds", abstract: "List the feeds from the newest on; • is unread, ★ bookmarked.",
            discussion: "The next page begins --after the last id of this one.")
    }

    @Option(help: "How many to list at most.")
    var limit = 20

    @Option(help: ArgumentHelp("List those that follow this one.", valueName: "ID"))
    var after: FeedID?

    @Option(help: ArgumentHelp("Bookmark this one first.", valueName: "ID"))
    var bookmark: FeedID?

    @Option(help: ArgumentHelp("Take this one's bookmark away first.", valueName: "ID"))
    var removeBookmark: FeedID?

    @OptionGroup var shared: SharedOptions

    public init() {}

    public func validate() throws {
        if limit < 1 { throw ValidationError("--limit takes a number above 0.") }
    }

    @MainActor
    public func run() async throws {
        let run = try await ProgramRun<Program>(shared)
        let page: [ListedFeed]
        do {
            page = try await change(run.program.feeds)
        } catch let error as FeedRepositoryError {
            throw StoreFailure("\(error)")
        }
        if shared.json {
            for feed in page { Console.write(try JSONLine.text(FeedRow(feed))) }
        } else {
            for line in FeedTable(page, language: shared.language).lines { Console.write(line) }
            if page.count == limit, let last = page.last {
                let next = shared.language.sentence("feeds.next", ["id": last.id.uuidString.lowercased()])
                Console.write(Style.quiet(next))
            }
        }
    }

    /// - Throws: ``NothingFound``, or `FeedRepositoryError`.
    @MainActor
    private func change(_ feeds: any FeedRepository) async throws -> [ListedFeed] {
        for (feed, isSet) in [(bookmark, true), (removeBookmark, false)] {
            guard let feed else { continue }
            guard try await feeds.mark(feed.id, .bookmarked(isSet)) else { throw try unknown(feed) }
        }
        guard let after else { return try await feeds.feeds(after: nil, limit: limit) }
        guard let place = try await feeds.feed(id: after.id)?.feed else { throw try unknown(after) }
        return try await feeds.feeds(
            after: FeedCursor(publishedAt: place.publishedAt, id: place.id), limit: limit)
    }

    private func unknown(_ feed: FeedID) throws -> NothingFound {
        try NothingFound("feeds.unknown", feed.id.uuidString.lowercased(), shared)
    }
}

/// A feed's id on the command line.
struct FeedID: ExpressibleByArgument {
    let id: Feed.ID

    init?(argument: String) {
        guard let id = UUID(uuidString: argument) else { return nil }
        self.id = id
    }
}

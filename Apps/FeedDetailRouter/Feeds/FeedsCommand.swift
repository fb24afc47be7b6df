import AppFlow
import ArgumentParser
import Feeds
import Foundation
import RouterCommands

/// The posts, page by page.
struct FeedsCommand: ProgramCommand {
    typealias Program = Campus

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "feeds", abstract: "List the feeds from the newest on; • is unread, ★ bookmarked.",
            discussion: "The next page begins --after the last id of this one.")
    }

    @Option(help: "How many to list at most, from 1 to 10000.")
    var limit = 20

    @Option(help: ArgumentHelp("List those that follow this one.", valueName: "ID"))
    var after: PostID?

    @Option(help: ArgumentHelp("Bookmark this one first.", valueName: "ID"))
    var bookmark: PostID?

    @Option(help: ArgumentHelp("Take this one's bookmark away first.", valueName: "ID"))
    var removeBookmark: PostID?

    @OptionGroup var shared: SharedOptions

    init() {}

    func validate() throws {
        if !(1...10_000).contains(limit) { throw ValidationError("--limit is from 1 to 10000.") }
    }

    @MainActor
    func run() async throws {
        let app = try await AppInstallation<Campus>(shared)
        let feeds = app.program.feeds
        try await bookmark(in: feeds)
        let cursor = try await cursor(in: feeds)
        let page = try await StoreFailure.catching { try await feeds.posts(after: cursor, limit: limit) }
        var lines = TextTable(page, language: language).lines
        if page.count == limit, let last = page.last {
            lines.append(Style.quiet(language.sentence("feeds.next", ["id": last.id.uuidString.lowercased()])))
        }
        try write(page.map(JSONObject.init), orLines: lines)
    }

    /// - Throws: ``NothingFound`` for a post that is not there, or ``StoreFailure``.
    @MainActor
    private func bookmark(in feeds: any FeedRepository) async throws {
        for (post, isSet) in [(bookmark, true), (removeBookmark, false)] {
            guard let post else { continue }
            let isThere = try await StoreFailure.catching { try await feeds.mark(post.id, .bookmarked(isSet)) }
            if !isThere { throw unknown(post) }
        }
    }

    /// - Throws: ``NothingFound`` for a post that is not there, or ``StoreFailure``.
    @MainActor
    private func cursor(in feeds: any FeedRepository) async throws -> PostCursor? {
        guard let after else { return nil }
        let place = try await StoreFailure.catching { try await feeds.post(id: after.id) }
        guard let post = place?.post else { throw unknown(after) }
        return PostCursor(publishedAt: post.publishedAt, id: post.id)
    }

    private func unknown(_ post: PostID) -> NothingFound {
        NothingFound("feeds.unknown", ["id": post.id.uuidString.lowercased()])
    }
}

/// A post's id on the command line.
struct PostID: ExpressibleByArgument {
    let id: Post.ID

    init?(argument: String) {
        guard let id = UUID(uuidString: argument) else { return nil }
        self.id = id
    }
}

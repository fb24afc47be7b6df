import AppFlow
import ArgumentParser
import Feeds
import RouterCommands

/// The posts, the newest first.
struct FeedsCommand: ProgramCommand {
    typealias Program = Campus

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "feeds", abstract: "List the feeds from the newest on; • is unread.")
    }

    @Option(help: "How many to list at most, from 1 to 10000.")
    var limit = 20

    @OptionGroup var shared: SharedOptions

    init() {}

    func validate() throws {
        if !(1...10_000).contains(limit) { throw ValidationError("--limit is from 1 to 10000.") }
    }

    @MainActor
    func run() async throws {
        let app = try await AppInstallation<Campus>(shared)
        let posts = try await StoreFailure.catching { try await app.program.feeds.posts(limit: limit) }
        var lines = TextTable(posts, language: language).lines
        if posts.count == limit { lines.append(language.sentence("feeds.more")) }
        try write(posts.map(JSONObject.init), orLines: lines)
    }
}

import AppFlow
import ArgumentParser
import CampusApp
import FeedStore
import Feeds
import Foundation
import Launches
import Notifications
import OrderStore
import RouterCommands
import Storage
import StoreErrors

/// The composition root of Campus: its screens over its SQLite stores.
struct Campus: RouterProgram {
    nonisolated static let commandName = "feed-detail-router"
    nonisolated static let title = "Campus"
    nonisolated static var samples: URL {
        (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Samples")
    }
    nonisolated static let sentences = Sentences(in: .module)
    nonisolated static let contentMigrations = [
        FeedStoreSchema.migrations,
        OrderStoreSchema.migrations,
    ].flatMap(\.self)
    nonisolated static let commands: [any ParsableCommand.Type] = [
        OrderCommand.self,
        FeedsCommand.self,
    ]

    private let container: CampusContainer
    private let postSource = LocalPostSource(samples.appending(path: "backend.json"))

    init(
        content: any StoreDatabase, archive: any NotificationArchive,
        account: @escaping CurrentAccount, schedule: ScheduleNotification,
        now: @escaping @MainActor () -> Date, language: Language
    ) {
        container = CampusContainer(
            feeds: SQLiteFeedRepository(content),
            postSource: postSource,
            orders: SQLiteOrderRepository(content),
            archive: archive, account: account, schedule: schedule, language: language)
    }

    var feeds: any FeedRepository { container.feeds }

    func makeMain() -> CampusCoordinator { CampusCoordinator(container) }

    func follow(connection isOnline: @escaping @MainActor () -> Bool) { postSource.follow(isOnline) }

    func isEmpty() async throws -> Bool { try await container.feeds.posts(limit: 1).isEmpty }

    nonisolated static func row(of line: ImportedLine) throws(BadRow) -> (id: Post.ID, row: Post) {
        let post = try Post(line)
        return (post.id, post)
    }

    func save(_ rows: [Post]) async throws -> StoreChanges {
        try await container.feeds.save(rows)
    }
}

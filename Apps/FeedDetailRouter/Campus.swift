import AppFlow
import ArgumentParser
import CampusApp
import FeedStore
import Feeds
import Foundation
import Launches
import Notifications
import OrderFlow
import OrderStore
import Orders
import RouterCommands
import Storage

/// Campus put together: its screens over its SQLite stores.
struct Campus: RouterProgram {
    nonisolated static let commandName = "feed-detail-router"
    nonisolated static let title = "Campus"
    nonisolated static var samples: URL {
        (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Samples")
    }
    nonisolated static let sentences = Sentences(in: .module)
    nonisolated static let contentMigrations = FeedStoreSchema.migrations + OrderStoreSchema.migrations
    nonisolated static let commands: [any ParsableCommand.Type] = [
        OrderCommand.self, FeedsCommand.self,
    ]

    nonisolated static let scheduling: SchedulingCommand? = SchedulingCommand("order", offer: "order.offer")

    private let container: CampusContainer

    init(
        content: any StoreDatabase, archive: any NotificationArchive,
        account: @escaping @MainActor () -> AccountID?, schedule: ScheduleNotification,
        now: @escaping @MainActor () -> Date
    ) {
        let orders = SQLiteOrderRepository(content)
        container = CampusContainer(
            feeds: SQLiteFeedRepository(content), orders: orders, archive: archive, account: account,
            schedule: schedule)
    }

    var feeds: any FeedRepository { container.feeds }

    func makeMain() -> CampusCoordinator { CampusCoordinator(factory: container) }

    func isEmpty() async throws -> Bool { try await container.feeds.posts(after: nil, limit: 1).isEmpty }

    nonisolated static func row(jsonLine: Data) throws(BadRow) -> (id: Post.ID, row: Post) {
        let post: Post
        do {
            post = try Post(jsonLine: jsonLine)
        } catch {
            switch error {
            case .notAnObject: throw BadRow(error.code)
            case .missingField(let field): throw BadRow(error.code, field: field)
            case .badField(let field, let expected): throw BadRow(error.code, field: field, expected: expected)
            }
        }
        return (post.id, post)
    }

    func save(_ rows: [Post]) async throws -> ImportCounts {
        let changes = try await container.feeds.save(rows)
        return ImportCounts(added: changes.added, replaced: changes.replaced, skipped: changes.skipped)
    }
}

extension Campus {
    static func schedule(
        after seconds: TimeInterval, on main: CampusCoordinator, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> ScheduledNotification? {
        let placed = try await placeOrder(readyIn: seconds, on: main, for: account, in: language)
        return try placed.notification.get().notification
    }

    /// Places an order, and schedules the notification that it is ready.
    /// - Throws: if no order is placed.
    /// - Parameters:
    ///   - seconds: until then.
    ///   - account: who is signed in.
    ///   - language: what the notification is written in.
    static func placeOrder(
        readyIn seconds: TimeInterval, on main: CampusCoordinator, for account: AccountID, in language: Language
    ) async throws(NotificationSchedulingError) -> PlacedOrder {
        let placed = try await main.placeOrder(readyIn: seconds, for: account, in: language)
        return PlacedOrder(id: String(placed.order.id), notification: placed.notification)
    }
}

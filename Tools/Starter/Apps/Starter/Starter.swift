import AppFlow
import ArgumentParser
import Foundation
import ItemStore
import Items
import Launches
import Notifications
import RouterCommands
import StarterApp
import Storage

/// The program composed: its screens over its SQLite stores.
@main
struct Starter: RouterProgram {
    nonisolated static let commandName = "starter"
    nonisolated static let title = "Starter"
    nonisolated static var samples: URL {
        (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appending(path: "Samples")
    }
    nonisolated static let sentences = Sentences(in: .module)

    nonisolated static var contentMigrations: [SchemaMigration] {
        let schemas: [[SchemaMigration]] = [
            ItemStoreSchema.migrations
        ]
        return schemas.flatMap(\.self)
    }

    /// What `import` reads.
    nonisolated static let rows: [any ImportedRow.Type] = [
        Item.self
    ]

    nonisolated static let commands: [any ParsableCommand.Type] = [
        ItemsCommand.self
    ]

    let container: StarterContainer

    init(
        content: any StoreDatabase, archive: any NotificationArchive,
        account: @escaping CurrentAccount, schedule: ScheduleNotification,
        now: @escaping @MainActor () -> Date, language: Language
    ) {
        container = StarterContainer(
            items: SQLiteItemRepository(content),
            archive: archive,
            account: account
        )
    }

    /// As `iOS/NotificationService` shows it.
    nonisolated static func serviceContent(of push: NotificationPayload) -> ServiceContent? { ServiceContent(push) }

    static func main() async { await RouterCommand<Starter>.runAndExit() }

    func makeMain() -> StarterCoordinator { StarterCoordinator(container) }
}

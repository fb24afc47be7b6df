import AppFlow
import ItemStore
import Launches
import StarterApp
import Storage

/// The program composed: its screens over its SQLite stores.
@MainActor
enum Composition {
    typealias Main = StarterCoordinator
    typealias App = ApplicationCoordinator<Main>

    static func makeApp() -> any ArrivalPort {
        let schemas: [[SchemaMigration]] = [
            ItemStoreSchema.migrations
        ]
        let stores = Stores(schema: schemas.flatMap(\.self))
        let container = StarterContainer(
            items: SQLiteItemRepository(stores.content),
            archive: stores.archive,
            account: stores.account
        )
        return stores.makeApp(around: StarterCoordinator(container))
    }
}

import AppFlow
import CampusApp
import FeedStore
import Feeds
import Foundation
import Launches
import Notifications
import OrderStore
import Orders

/// Campus composed.
@MainActor
enum Composition {
    typealias Main = CampusCoordinator
    typealias App = ApplicationCoordinator<Main>

    static func makeApp() -> any ArrivalPort {
        let stores = Stores(
            schema: [
                FeedStoreSchema.migrations,
                OrderStoreSchema.migrations,
            ].flatMap(\.self))
        let schedule = ScheduleNotification(
            stores.center, isSignedIn: { (try? stores.account()) == AccountID($0) }, now: { .now })
        let container = CampusContainer(
            feeds: SQLiteFeedRepository(stores.content),
            orders: SQLiteOrderRepository(stores.content),
            archive: stores.archive, account: stores.account, schedule: schedule, language: Stores.language)
        return stores.makeApp(around: CampusCoordinator(container))
    }
}

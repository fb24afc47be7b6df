import AppFlow
import CampusApp
import DeviceSimulator
import FeedStore
import Launches
import Navigation
import Notifications
import OrderStore
import Orders
import TestSupport

/// Campus on a disk.
@MainActor
struct StoredCampus: StoredApp {
    let files: StoredFiles
    let phone: TestPhone<CampusCoordinator>
    let orders: any OrderRepository

    private static let links = Result { try CampusCoordinator.makeTree() }

    init(on disk: Disk, meeting center: NotificationCenterSimulator) throws {
        let migrations = [
            FeedStoreSchema.migrations,
            OrderStoreSchema.migrations,
        ].flatMap(\.self)
        let files = try StoredFiles(on: disk, migrations: migrations)
        let orders = SQLiteOrderRepository(files.content)
        let sessions = files.sessions
        let schedule = ScheduleNotification(
            center, isSignedIn: { (try? sessions.load())?.account == AccountID($0) }, now: { StoredFiles.now })
        let container = CampusContainer(
            feeds: SQLiteFeedRepository(files.content),
            orders: orders,
            archive: files.archive, account: { (try? sessions.load())?.account }, schedule: schedule,
            language: CampusCoordinator.language(.development))
        phone = try files.phone(meeting: center, tree: try Self.links.get()) { CampusCoordinator(container) }
        self.files = files
        self.orders = orders
    }
}

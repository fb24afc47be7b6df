import AppFlow
import CampusApp
import DeviceSimulator
import FeedStore
import Feeds
import Foundation
import GRDB
import LaunchStore
import Launches
import Logging
import Navigation
import NotificationStore
import Notifications
import OrderStore
import Storage

/// Campus as a killed process left it: each tap starts it on a copy of its files.
@MainActor
final class KilledApp {
    private let folder: URL
    private let image: URL
    private let feed: Post
    private let tree: RouteTree<CampusCoordinator>
    private var round = 0

    init(in folder: URL) async throws {
        self.folder = folder
        image = folder.appending(path: "image")
        let feeds = FeedRows.random(1_000)
        feed = feeds[0]
        tree = try CampusCoordinator.makeTree()
        let used = folder.appending(path: "used")
        let app = try StartedCampus(in: used, tree: tree)
        try app.sessions.save(Session(account: AccountID("1"), hasOnboarded: true))
        _ = try await app.feeds.save(feeds)
        // It has run for a while: what it imported is in the file, and its logs have begun.
        for kind in TapKind.allCases { _ = await app.steps(of: kind, to: feed.id, number: 0) }
        try FileManager.default.copyItem(at: used, to: image)
        for name in ["inbox.sqlite-shm", "content.sqlite-shm"] {
            try FileManager.default.removeItem(at: image.appending(path: name))
        }
    }

    /// Starts the app, and taps.
    func steps(of kind: TapKind) async throws -> TapSteps {
        round += 1
        let files = folder.appending(path: "round-\(round)")
        try FileManager.default.copyItem(at: image, to: files)
        // The copy itself is not to be written while the tap waits for the disk.
        sync()
        let app = try StartedCampus(in: files, tree: tree)
        let steps = await app.steps(of: kind, to: feed.id, number: round)
        try app.close()
        try FileManager.default.removeItem(at: files)
        return steps
    }
}

/// Campus on the files of a folder, put together as its program does it.
@MainActor
private final class StartedCampus {
    let sessions: SQLiteSessionStore
    let feeds: SQLiteFeedRepository
    private let inboxFile: DatabaseQueue
    private let contentFile: DatabaseQueue
    private let clock = ContinuousClock()
    private let app: ApplicationCoordinator<CampusCoordinator>
    private let log = ArrivalLog()
    private let renderer = FirstFrames()
    private let inbox: SQLiteLaunchInbox
    private var steps = TapSteps()
    private var start = ContinuousClock.now

    init(in folder: URL, tree: RouteTree<CampusCoordinator>) throws {
        let migrations = [
            NotificationStoreSchema.migrations, FeedStoreSchema.migrations,
            OrderStoreSchema.migrations,
        ].flatMap(\.self)
        let inboxFile = try DatabaseFile(folder.appending(path: "inbox.sqlite"))
            .openQueue(migrations: LaunchStoreSchema.migrations, now: SampleTap.now).writer
        let contentFile = try DatabaseFile(folder.appending(path: "content.sqlite"))
            .openLargeQueue(migrations: migrations, now: SampleTap.now).writer
        (self.inboxFile, self.contentFile) = (inboxFile, contentFile)
        let sessions = SQLiteSessionStore(inboxFile)
        let feeds = SQLiteFeedRepository(contentFile)
        let inbox = SQLiteLaunchInbox(inboxFile, effectsIn: contentFile)
        let archive = SQLiteNotificationArchive(contentFile)
        let center = NotificationCenterSimulator(SQLiteScheduledNotificationRepository(contentFile))
        let account: @MainActor () -> AccountID? = { (try? sessions.load())?.account }
        let container = CampusContainer(
            feeds: feeds,
            orders: SQLiteOrderRepository(contentFile),
            archive: archive, account: account,
            schedule: ScheduleNotification(
                center, isSignedIn: { account() == AccountID($0) }, now: { SampleTap.now }),
            language: CampusCoordinator.language(.development))
        var services = AppServices(
            inbox: inbox, sessions: sessions, savedNavigation: SQLiteSavedNavigationStore(inboxFile),
            tokens: TokenRefresh(NoBackend()), archive: archive, notificationCenter: center, followsStores: false,
            now: { SampleTap.now }, log: Logger(label: "tap") { _ in SwiftLogNoOpLogHandler() })
        let checkpoints = PassedCheckpoints()
        services.checkpoint = { checkpoints.tell($0) }
        log.observe(&services)
        app = ApplicationCoordinator(main: CampusCoordinator(factory: container), tree: tree, services: services)
        renderer.navigator = app.navigator
        app.navigator.renderer = renderer
        (self.sessions, self.feeds, self.inbox) = (sessions, feeds, inbox)
        checkpoints.tell = { [unowned self] in pass($0) }
    }

    private func pass(_ point: Checkpoint) {
        guard point == .committed else { return }
        steps.committed = clock.now - start
        steps.syncsBeforeScreen = SyncCounter.shared.count
    }

    /// - Parameter number: tells this tap from others.
    func steps(of kind: TapKind, to feed: Post.ID, number: Int) async -> TapSteps {
        let link = "campus://home/feed/\(feed.uuidString)"
        let userInfo = Data(#"{"aps":{"alert":{"title":"A new post","body":"Week 1"}},"deepLink":"\#(link)"}"#.utf8)
        let notification = DeliveredNotification(
            requestID: "request-\(number)", deliveredAt: SampleTap.now, userInfo: userInfo)
        let options =
            kind == .link
            ? ConnectionOptions(urls: [link])
            : ConnectionOptions(response: NotificationResponse(notification))
        SyncCounter.shared.reset()
        start = clock.now
        // As iOS does it: the scene comes to the front at once, and with that the attempt is marked.
        app.connect(options)
        app.willEnterForeground(options.scene)
        await app.whenIdle()
        steps.syncs = SyncCounter.shared.count
        return steps
    }

    func close() throws {
        guard log.settled.map(\.settlement.outcome) == [.shown] else { throw NotShown() }
        try inboxFile.close()
        try contentFile.close()
    }
}

/// A display that shows each frame at once.
@MainActor
private final class FirstFrames: Renderer {
    weak var navigator: Navigator?

    func render(_ state: NavigationState) {
        if let visible = state.visible { navigator?.didShow(visible.id) }
    }
}

/// A tap whose screen was not shown is not measured.
private struct NotShown: Error {}

private struct NoBackend: SessionRefresher {
    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        throw .unreachable(reason: "no token expires here")
    }
}

/// Who is told of checkpoints, once there is somebody.
@MainActor
private final class PassedCheckpoints {
    var tell: (Checkpoint) -> Void = { _ in }
}

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

/// Campus on the files of a folder, put together as its program does it.
@MainActor
final class StartedCampus {
    private let inboxFile: OpenedDatabase.Writer
    private let contentFile: OpenedDatabase.Writer
    private let app: ApplicationCoordinator<CampusCoordinator>
    private let log = ArrivalLog()
    private let renderer = FirstFrames()
    private var steps = TapSteps()
    private var start = ContinuousClock.now

    init(in folder: URL, tree: RouteTree<CampusCoordinator>) throws {
        let migrations = [
            NotificationStoreSchema.migrations,
            FeedStoreSchema.migrations,
            OrderStoreSchema.migrations,
        ].flatMap(\.self)
        inboxFile = try DatabaseFile(folder.appending(path: "inbox.sqlite"))
            .open(migrations: LaunchStoreSchema.migrations, now: SampleTap.now).writer
        contentFile = try DatabaseFile(folder.appending(path: "content.sqlite"))
            .openLarge(migrations: migrations, readers: 0, now: SampleTap.now).writer
        let sessions = SQLiteSessionStore(inboxFile)
        let archive = SQLiteNotificationArchive(contentFile)
        let center = NotificationCenterSimulator(file: folder.appending(path: "notifications.json"))
        let container = CampusContainer(
            feeds: SQLiteFeedRepository(contentFile),
            orders: SQLiteOrderRepository(contentFile),
            archive: archive, account: sessions.account,
            schedule: ScheduleNotification(
                center, isSignedIn: { (try? sessions.account()) == AccountID($0) }, now: { SampleTap.now }),
            language: CampusCoordinator.language(.development))
        var services = AppServices(
            inbox: SQLiteLaunchInbox(inboxFile, effectsIn: contentFile), sessions: sessions,
            savedNavigation: SQLiteSavedNavigationStore(inboxFile), tokens: TokenRefresh(NoBackend()),
            archive: archive, notificationCenter: center, now: { SampleTap.now },
            log: Logger(label: "tap") { _ in SwiftLogNoOpLogHandler() })
        services.followsStores = false
        let checkpoints = PassedCheckpoints()
        services.checkpoint = { checkpoints.tell($0) }
        log.observe(&services)
        app = ApplicationCoordinator(main: CampusCoordinator(container), tree: tree, services: services)
        renderer.navigator = app.navigator
        app.navigator.renderer = renderer
        checkpoints.tell = { [unowned self] in pass($0) }
    }

    private func pass(_ point: Checkpoint) {
        guard point == .committed else { return }
        steps.committed = .now - start
        steps.syncsBeforeScreen = UnsyncedDisk.syncs
    }

    /// Somebody signs in, and posts arrive.
    func fill(with posts: [Post]) async throws {
        try SQLiteSessionStore(inboxFile).save(Session(account: AccountID("1"), hasOnboarded: true))
        _ = try await SQLiteFeedRepository(contentFile).save(posts)
    }

    /// - Parameter number: tells this tap from others.
    func tap(_ kind: TapKind, on post: Post.ID, number: Int) async -> TapSteps {
        let link = "campus://home/feed/\(post.uuidString)"
        let userInfo = Data(#"{"aps":{"alert":{"title":"A new post","body":"Week 1"}},"deepLink":"\#(link)"}"#.utf8)
        let notification = DeliveredNotification(
            requestID: "request-\(number)", deliveredAt: SampleTap.now, userInfo: userInfo)
        let options =
            switch kind {
            case .link: ConnectionOptions(urls: [link])
            case .push: ConnectionOptions(response: NotificationResponse(notification))
            }
        UnsyncedDisk.forgetSyncs()
        start = .now
        // As iOS does it: the scene comes to the front at once, and with that the attempt is marked.
        app.connect(options)
        app.willEnterForeground(options.scene)
        await app.whenIdle()
        steps.syncs = UnsyncedDisk.syncs
        return steps
    }

    /// - Throws: ``NotMeasured`` if the tap's screen was not shown, or nothing was counted.
    func close() throws {
        let isShown = log.settled.map(\.settlement.outcome) == [.shown] && steps.committed > .zero
        try require(isShown && steps.syncs > 0, "The tap's screen was not shown, or no sync was counted.")
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

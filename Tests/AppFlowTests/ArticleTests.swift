import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Logging
import Navigation
import Notifications
import TestSupport
import Testing

/// What the article "A push, from APNs to the screen" shows is the code between its marks here, and it runs.
@MainActor @Suite struct ArticleTests {
    // Article:
    @MainActor
    final class CanteenMain: MainCoordinator {
        static let origins = LinkOrigins(schemes: ["canteen"], hosts: ["canteen.example.com"])
        static let tabRoots = [TabRoot("menu", Screen("menu"))]
        static let linkRules = LinkRules(
            [.segment(inKey: "orderID", after: "order/"), .link(inKey: "deepLink")],
            ownPage: { "notification?id=\($0)" })

        static var routes: [Route<CanteenMain>] {
            [
                Route("order/:orderID", LinkParameter("orderID", Int64.self), from: .push) { _, _, id in
                    [.push(Screen("order", id: String(id)))]
                },
                Route("notification", LinkParameter("id", String.self)) { _, _, id in
                    [.push(Screen("notification", id: id))]
                },
            ]
        }

        func load() async throws(RouteError) {}

        func makeModel(for screen: Screen) -> any ScreenModel { StaticScreenModel(showing: screen) }
    }
    // End.

    @Test func `the article's steps lead from the payload to the plan`() async throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        // Article:
        let json = #"{"aps": {"alert": {"title": "Canteen", "body": "Order 7 is ready"}}, "orderID": 7}"#
        let payload = try NotificationPayload(json: Data(json.utf8))
        // End.
        #expect(payload.alert.body.text == "Order 7 is ready")

        // Article:
        let derivation = CanteenMain.linkRules.derive(from: payload, requestID: "request")
        // derivation.rule is "orderID", and derivation.target is .link("order/7")
        // End.
        #expect(derivation.rule == "orderID")
        #expect(derivation.target == .link("order/7"))

        // Article:
        let tree = try CanteenMain.makeTree()
        let match = try tree.table.resolve("order/7", from: .push, now: now)
        let plan = try await tree.plan(match, from: CanteenMain())
        // plan.steps is [.push(Screen("order", id: "7"))]
        // End.
        #expect(plan.steps == [.push(Screen("order", id: "7"))])
        #expect(throws: LinkError.notPermitted(.scheme)) {
            _ = try tree.table.resolve("canteen://order/7", from: .scheme, now: now)
        }
    }

    @Test func `the article's tap is on disk, waits for the app, and is shown`() async throws {
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let inbox = InMemoryLaunchInbox()
        let sessions = InMemorySessionStore()
        try sessions.save(Session(account: nil, hasOnboarded: true))
        let services = AppServices(
            inbox: inbox, sessions: sessions, savedNavigation: InMemorySavedNavigationStore(),
            tokens: TokenRefresh(NoSessionRefresher()), archive: InMemoryNotificationArchive(),
            notificationCenter: NotificationCenterSimulator(InMemoryScheduledNotificationRepository()),
            now: { now }, sleep: { _ in }, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let userInfo = Data(#"{"aps": {"alert": "Order 7 is ready"}, "orderID": 7}"#.utf8)
        var isCompleted = false

        // Article:
        let app = ApplicationCoordinator(main: CanteenMain(), tree: try CanteenMain.makeTree(), services: services)
        let notification = DeliveredNotification(requestID: "request", deliveredAt: now, userInfo: userInfo)
        app.connect(ConnectionOptions())
        app.didReceive(NotificationResponse(notification)) { isCompleted = true }
        // The tap is on disk now, and iOS's completion was called.
        // End.
        #expect(isCompleted)
        #expect(try inbox.pending().count == 1)

        // Article:
        await app.whenIdle()
        // app.navigator.state.phase is .login: nobody is signed in, so the tap waits.
        await app.signIn(as: AccountID("1"))
        await app.whenIdle()
        // app.navigator.state.stack is the menu with order 7 upon it.
        // End.
        #expect(app.navigator.state.stack.map(\.screen) == [Screen("menu"), Screen("order", id: "7")])
        #expect(try inbox.history().map(\.settlement) == [nil])

        // Article:
        if let visible = app.navigator.state.visible { app.navigator.didShow(visible.id) }
        let trace = try inbox.history().flatMap(\.trace).map(\.step)
        // arrived, recorded, held, held at sign-in, released, derived, resolved, planned, committed, shown, settled
        // End.
        #expect(try inbox.history().map { $0.settlement?.outcome } == [.shown])
        #expect(
            trace == [
                .arrived, .recorded, .held, .held, .released, .derived, .resolved, .planned, .committed, .shown,
                .settled,
            ])
    }

    @Test func `the article's code is the code of these tests`() throws {
        let regions = try Article.regions(of: #filePath)
        #expect(try Article.blocks() == regions)
        #expect(regions.count == 7)
    }
}

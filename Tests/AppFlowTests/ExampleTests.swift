import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Navigation
import Notifications
import TestSupport
import Testing

private typealias LibraryMain = TestMain

@MainActor @Suite struct ExampleTests {
    private typealias Main = TestMain

    @Test func `an app opens a link once somebody is signed in`() async throws {
        let main = TestMain()
        let renderer = DrawnStates()
        let options = ConnectionOptions()
        let sessions = InMemorySessionStore()
        try sessions.save(Session(account: nil, hasOnboarded: true))
        let services = AppServices(
            inbox: InMemoryLaunchInbox(), sessions: sessions,
            savedNavigation: InMemorySavedNavigationStore(), tokens: TokenRefresh(NoSessionRefresher()),
            archive: InMemoryNotificationArchive(),
            notificationCenter: NotificationCenterSimulator(),
            now: { Date(timeIntervalSince1970: 1_800_000_000) },
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let app = ApplicationCoordinator(main: main, tree: try Main.makeTree(), services: services)
        app.navigator.renderer = renderer
        app.connect(options)
        await app.signIn(as: AccountID("1"))
        app.open(inAppLink: "item/7")
        await app.whenIdle()
        #expect(app.navigator.state.stack.map(\.screen.description) == ["first", "item/7"])
        #expect(renderer.last == app.navigator.state)
    }

    @Test func `a program says a sentence in one language`() {
        let language = LibraryMain.language(LanguageCode(rawValue: "en"))
        let title = language.sentence("screen.loan")
        #expect(title == "screen.loan")
    }
}

@MainActor
private final class DrawnStates: Renderer {
    private(set) var last: NavigationState?

    func render(_ state: NavigationState) { last = state }
}

@MainActor
private final class LoanCoordinator: Coordinator {
    nonisolated static var routes: [Route<LoanCoordinator>] { [] }
    let loans = Loans()

    func makeModel(for screen: Screen) -> (any ScreenModel)? { nil }
}

private struct Loans {
    func renew(_ id: String, key: String) async {}

    func removeAll() async {}
}

extension LoanCoordinator: FeatureCoordinator {
    nonisolated static var categories: [NotificationCategory] {
        [NotificationCategory("loan", actions: [NotificationAction("renew", .perform)])]
    }

    func perform(_ action: ActionRequest) async throws(RouteError) {
        guard let id = action.parameters["loanID"] else { throw .contentNotFound }
        await loans.renew(id, key: action.key.description)
    }

    func removeAccount() async throws(RouteError) { await loans.removeAll() }
}

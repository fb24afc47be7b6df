import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport

/// A sequence of events that happen to the real coordinator, gate, route tree and navigator, and what must hold then.
@MainActor
final class Story {
    let phone: TestPhone<TestMain>
    let effects = Effects()
    private let refresher: StoryRefresher
    private var mains: [TestMain] = []
    private var notifications: [DeliveredNotification] = []
    private var answers: [(notification: DeliveredNotification, action: NotificationResponse.Action)] = []
    /// Whose each item is, by its id: the recipient, else the account at its first tap.
    private var owners: [String: AccountID] = [:]
    /// The items that the navigation held when the app left the display, which may be restored.
    private var leftBehind: Set<String> = []
    private var isLocked = false
    private var loadingFails = false
    private var effectsFail = false
    private var callbacks = CallbackCount()
    private var count = 0
    private(set) var wrong: String?

    init(inbox: any LaunchInbox = InMemoryLaunchInbox()) throws {
        let refresher = StoryRefresher()
        self.refresher = refresher
        let made = Mains()
        phone = try TestPhone(inbox: inbox, tokens: TokenRefresh(refresher), tree: Self.tree.get()) { made.make() }
        made.configure = { [weak self] in self?.configure($0) }
        phone.onFrame = { [weak self] in self?.look(at: $0) }
        phone.onDeath = { [weak self] in self?.processDied() }
    }

    private static let tree = Result { try TestMain.makeTree() }

    /// The first promise that the events break; nil if all are kept.
    static func violation(
        after events: [StoryEvent], inbox: any LaunchInbox = InMemoryLaunchInbox()
    ) async throws -> String? {
        let story = try Story(inbox: inbox)
        for event in events { await story.happens(event) }
        await story.endsWell()
        return try story.violation()
    }

    func happens(_ event: StoryEvent) async {
        count += 1
        switch event {
        case .push(let recipient, let isTapped): push(recipient, isTapped: isTapped)
        case .tap(let index): if let notification = notifications.at(index) { tap(notification) }
        case .act(let action): act(action)
        case .actAgain(let index): if let answer = answers.at(index) { respond(answer.notification, answer.action) }
        case .link: phone.device.open(url: "test://item/link\(count)")
        case .universalLink: phone.device.open(universalLink: "https://test.example.com/item/link\(count)")
        case .inAppLink: if phone.device.appState == .foreground { phone.app?.open(inAppLink: "item/link\(count)") }
        case .silentPush: phone.device.deliver(Data(#"{"aps":{"content-available":1}}"#.utf8), requestID: "silent")
        case .openApp: phone.device.openApp()
        case .home: leaveDisplay { phone.device.pressHome() }
        case .forceQuit:
            leaveDisplay { phone.device.forceQuit() }
            phone.kill()
        case .die: phone.kill()
        case .tapDying(let point): await dying(at: point) { push(nil, isTapped: true) }
        case .actDying(let point): await dying(at: point) { act(.reply) }
        case .signIn(let account):
            // Whoever can sign in needs no other proof.
            isLocked = false
            await phone.app?.signIn(as: AccountID(account))
        case .signOut: await phone.app?.signOut()
        case .lockOn: changeSession { $0.hasLock = true }
        case .unlock:
            isLocked = false
            phone.app?.unlock()
        case .later: phone.clock.advance(by: 400)
        case .display(let isOn): phone.drawsFrames = isOn
        case .loading(let fails):
            loadingFails = fails
            mains.last?.loadingFailure = fails ? .databaseUnavailable(reason: "test") : nil
        case .effects(let fail):
            effectsFail = fail
            mains.last?.effects = fail ? nil : effects
        case .token(let isRefused):
            refresher.refuses = isRefused
            changeSession { $0.token = $0.account == nil ? nil : .expired }
        case .rest: await phone.whenIdle()
        }
    }

    /// Everything gets its chance: the app runs, somebody is signed in, effects come to stand, and frames are drawn.
    func endsWell() async {
        for event in [.display(isOn: true), .effects(fail: false), .loading(fails: false)] as [StoryEvent] {
            await happens(event)
        }
        refresher.refuses = false
        phone.kill()
        await phone.openApp()
        await happens(.unlock)
        await phone.whenIdle()
        if phone.navigation.phase == .login { await happens(.signIn("1")) }
        await phone.whenIdle()
        await phone.passTime()
    }

    /// The first promise that was broken; nil if all were kept.
    func violation() throws -> String? {
        if let wrong { return wrong }
        let history = try phone.inbox.history()
        for record in history {
            guard let outcome = record.settlement?.outcome else { return "P1: \(record.event) never ended" }
            let stands = effects.standing.contains { $0.key == record.event }
            if outcome == .performed, !stands { return "P6: \(record.event) is performed without an effect" }
            let isAction = record.event.description.contains("|action:re")
            if isAction, outcome == .superseded || outcome == .shown { return "P6: \(record.event) is \(outcome)" }
        }
        let keys = effects.standing.map(\.key)
        let order = keys.compactMap { key in history.firstIndex { $0.event == key } }
        if order != order.sorted() { return "P6: effects stand in another order than they were asked for" }
        if Set(history.map(\.event)).count != history.count { return "P2: an event was recorded twice" }
        return callbacks.violation
    }
}

extension Story {
    private func configure(_ main: TestMain) {
        mains.append(main)
        main.effects = effectsFail ? nil : effects
        main.loadingFailure = loadingFails ? .databaseUnavailable(reason: "test") : nil
    }

    private func processDied() {
        for main in mains { main.effects = nil }
        mains = []
        isLocked = true
        callbacks.processDied()
    }

    private func leaveDisplay(_ action: () -> Void) {
        leftBehind.formUnion(phone.navigation.tabs.flatMap(\.stack).compactMap(\.screen.id))
        if phone.device.appState == .foreground { isLocked = true }
        action()
    }

    private func changeSession(_ change: (inout Session) -> Void) {
        // The running process would overwrite it.
        phone.kill()
        guard var session = try? phone.sessions.load() else { return }
        change(&session)
        try? phone.sessions.save(session)
    }

    private func push(_ recipient: String?, isTapped: Bool) {
        let json = recipient.map { Push.item("\(count)", for: $0) } ?? Push.item("\(count)")
        owners["\(count)"] = recipient.map(AccountID.init)
        let notification = phone.device.deliver(Data(json.utf8), requestID: "\(count)")
        notifications.append(notification)
        if isTapped { tap(notification) }
    }

    private func tap(_ notification: DeliveredNotification) {
        if owners[notification.requestID] == nil { owners[notification.requestID] = account }
        respond(notification, .open)
    }

    private func act(_ action: StoryEvent.Action) {
        let notification = phone.device.deliver(Data(Push.item("\(count)").utf8), requestID: "\(count)")
        let response = NotificationResponse.Action.custom(id: action.rawValue, text: action == .reply ? "yes" : nil)
        answers.append((notification, response))
        owners["\(count)"] = account
        respond(notification, response)
    }

    private func respond(_ notification: DeliveredNotification, _ action: NotificationResponse.Action) {
        phone.device.respond(to: notification, with: action, completion: callbacks.expect())
    }

    private func dying(at point: Checkpoint, _ action: () -> Void) async {
        phone.diesAt = point
        action()
        await phone.whenIdle()
        phone.diesAt = nil
        phone.kill()
    }

    private var account: AccountID? { try? phone.sessions.load()?.account }

    /// What must hold when a screen appears.
    private func look(at screen: Screen) {
        guard wrong == nil, let session = try? phone.sessions.load() else { return }
        if phone.app?.phase != session.account.map({ .ready($0) }) {
            wrong = "P3: \(screen) appeared in \(phone.app?.phase.name ?? "no process")"
        } else if session.hasLock, isLocked {
            wrong = "P3: \(screen) appeared behind the lock"
        }
        guard let id = screen.id, wrong == nil, !leftBehind.contains(id) else { return }
        if let owner = owners[id], owner != session.account {
            wrong = "P4: \(screen) appeared to \(session.account?.description ?? "nobody")"
        } else if let record = try? phone.inbox.history().first(where: { $0.event.description.hasPrefix("\(id)|") }),
            record.settlement != nil
        {
            wrong = "P2: \(screen) appeared after it had ended"
        }
    }
}

/// Makes the main coordinator of each process.
@MainActor
private final class Mains {
    var configure: (TestMain) -> Void = { _ in }

    func make() -> TestMain {
        let main = TestMain()
        configure(main)
        return main
    }
}

/// A backend that may refuse.
@MainActor
private final class StoryRefresher: SessionRefresher {
    var refuses = false

    func refresh(_ expired: SessionToken) async throws(SessionRefreshError) -> SessionToken {
        if refuses { throw SessionRefreshError("test") }
        return SessionToken("good for ever")
    }
}

extension Array {
    /// Counted around the end.
    fileprivate func at(_ index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}

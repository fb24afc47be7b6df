import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import StoreErrors
import TestSupport

/// A sequence of events that happen to the real coordinator, gate, route tree and navigator, and what must hold then.
@MainActor
final class Scenario {
    let phone: TestPhone<TestMain>
    let effects = Effects()
    let refresher: ScenarioRefresher
    let callbacks = CallbackCount()
    /// The main coordinator of the process that lives is the last.
    var mains: [TestMain] = []
    var pushes: [ScenarioPush] = []
    var answers: [ScenarioArrival] = []
    /// Each once, however often its response came.
    var arrivals: [ScenarioArrival] = []
    /// The items that the navigation held when the app left the display, which may be restored for that account
    /// until it logs out.
    var leftBehind: [AccountID: Set<String>] = [:]
    /// The items that the navigation holds.
    var held: Set<String> = []
    var accounts = AccountLog(nil)
    /// The items whose first frame was on the display.
    var seen: Set<String> = []
    /// How often the way to an item was planned in the foreground.
    var plans: [String: Int] = [:]
    /// When the user did not want to switch to the account of a tap.
    var refusals: [Date] = []
    /// When the user was last told of each code.
    var toldCodes: [String: Date] = [:]
    var isLocked = false
    var loadingFails = false
    var effectsFail = false
    var deaths = 0
    var count = 0
    /// The first promise that was seen to be broken.
    var wrong: String?

    init(inbox: any LaunchInbox = InMemoryLaunchInbox()) throws {
        let refresher = ScenarioRefresher()
        self.refresher = refresher
        let made = ScenarioMains()
        phone = try TestPhone(inbox: inbox, refresher: refresher, tree: Self.tree.get()) { made.make() }
        made.configure = { [weak self] in self?.configure($0) }
        phone.adjustServices = {
            $0.linkResolver = ScenarioResolver()
            $0.accounts = ScenarioAccounts()
        }
        phone.onFrame = { [weak self] in self?.look(at: $0) }
        phone.onState = { [weak self] in self?.look(at: $0) }
        phone.onDeath = { [weak self] in self?.processDied() }
        accounts = AccountLog(account)
    }

    private static let tree = Result { try TestMain.makeTree() }

    /// The first promise that the events break; nil if all are kept.
    static func violation(
        after events: [ScenarioEvent], inbox: any LaunchInbox = InMemoryLaunchInbox()
    ) async throws -> String? {
        let scenario = try Scenario(inbox: inbox)
        for event in events { await scenario.happens(event) }
        await scenario.endsWell()
        return try scenario.violation()
    }

    func happens(_ event: ScenarioEvent) async {
        count += 1
        phone.clock.advance(by: 1)
        if phone.isDead { phone.kill() }
        // The user has read it, unless it asks something.
        if question == nil { phone.app?.navigator.dismissAlert() }
        defer { noteAccount() }
        switch event {
        case .push(let recipient, let isTapped):
            let push = push(.item("\(count)"), for: recipient)
            if isTapped { tap(push) }
        case .pushAgain(let index, let isSameRequest):
            if let push = pushes.at(index) { tap(pushAgain(push, isSameRequest: isSameRequest)) }
        case .pushFaulty(let fault): tap(push(.fault(fault)))
        case .tap(let index): if let push = pushes.at(index) { tap(push) }
        case .act(let action): act(action)
        case .actAgain(let index):
            if let answer = answers.at(index), let response = answer.response { respond(response, to: answer.target) }
        case .link: arrive { phone.device.open(url: "test://item/link\(count)") }
        case .universalLink: arrive { phone.device.open(universalLink: "https://test.example.com/item/link\(count)") }
        case .clickLink: arrive { phone.device.open(universalLink: "https://click.example.com/item/link\(count)") }
        case .widget: arrive { phone.device.open(url: phone.surfaces.widgetURL("test://item/link\(count)")) }
        case .quickAction:
            arrive { phone.device.open(phone.surfaces.link("test://item/link\(count)", through: .quickAction)) }
        case .inAppLink:
            if phone.isOnDisplay { arrive { phone.app?.open(inAppLink: "item/link\(count)") } }
        case .silentPush: deliverSilently()
        case .openApp: phone.device.openApp()
        case .home: leaveDisplay { phone.device.pressHome() }
        case .forceQuit:
            leaveDisplay { phone.device.forceQuit() }
            phone.kill()
        case .device(let step): happens(to: step)
        case .refresh: refreshInBackground()
        case .suspend: phone.device.process.suspend()
        case .die: phone.kill()
        case .tapDying(let point): await dying(at: point) { tap(push(.item("\(count)"))) }
        case .actDying(let point): await dying(at: point) { act(.reply) }
        case .signIn(let account): await signIn(as: AccountID(account))
        case .signOut: await leavingNothing(of: account) { await phone.app?.signOut() }
        case .answer(let isAccepted): await answer(isAccepted)
        case .lockOn: changeSession { $0.hasLock = true }
        case .lock: lock()
        case .unlock:
            provesWho()
            phone.app?.unlock()
        case .retry: phone.app?.retry()
        case .onboarding: phone.app?.completeOnboarding()
        case .later: phone.clock.advance(by: 400)
        case .nextDay:
            await phone.whenIdle()
            phone.clock.advance(by: 90_000)
        case .display(let isOn): phone.drawsFrames = isOn
        case .loading(let fails):
            loadingFails = fails
            mains.last?.loadingFailure = fails ? .store(.unavailable(reason: "test")) : nil
        case .effects(let fail):
            effectsFail = fail
            mains.last?.effects = fail ? nil : effects
        case .token(let answer):
            refresher.answer = answer
            changeSession { $0.token = $0.account == nil ? nil : .expired }
        case .rest: await phone.whenIdle()
        }
    }

    /// Everything gets its chance: the app runs, somebody is signed in, effects come to stand, and frames are drawn.
    private func endsWell() async {
        for event in [.display(isOn: true), .effects(fail: false), .loading(fails: false)] as [ScenarioEvent] {
            await happens(event)
        }
        refresher.answer = .replaced
        await phone.whenIdle()
        await phone.passTime()
        wrong = wrong ?? callbacks.violation
        // A push that brings the app down may do so twice; each leaves the others for another start.
        for _ in 0...2 * count {
            phone.kill()
            await phone.openApp()
            await happens(.unlock)
            await happens(.onboarding)
            await phone.whenIdle()
            if phone.navigation.phase == .login { await happens(.signIn("1")) }
            await phone.whenIdle()
            await happens(.answer(isAccepted: true))
            await phone.whenIdle()
            if !phone.isDead { break }
        }
        await phone.passTime()
    }
}

extension Array {
    /// Counted around the end.
    fileprivate func at(_ index: Int) -> Element? { isEmpty ? nil : self[index % count] }
}

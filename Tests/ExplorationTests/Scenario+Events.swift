import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport

extension Scenario {
    /// Whose session it is, on disk.
    var account: AccountID? { try? phone.sessions.load()?.account }

    func configure(_ main: TestMain) {
        mains.append(main)
        main.effects = effectsFail ? nil : effects
        main.loadingFailure = loadingFails ? .store(.unavailable(reason: "test")) : nil
        main.onPlan = { [weak self, weak main] item in
            if let self, main === mains.last { plans(item) }
        }
    }

    func processDied() {
        for main in mains { main.effects = nil }
        mains = []
        isLocked = true
        deaths += 1
        held = []
        refresher.hasRefused = false
        callbacks.processDied()
    }

    func leaveDisplay(_ action: () -> Void) {
        let items = phone.navigation.tabs.flatMap(\.stack).compactMap(\.screen.id)
        if let account { leftBehind[account, default: []].formUnion(items) }
        if phone.isOnDisplay { isLocked = true }
        action()
    }

    /// What the device's user and iOS do, as far as they can.
    func happens(to step: ScenarioEvent.Device) {
        let device = phone.device
        switch step {
        case .lock: leaveDisplay { try? device.perform(.lock) }
        case .unlock: try? device.perform(.unlock)
        case .switcher: try? device.perform(.openAppSwitcher)
        case .reboot:
            phone.kill()
            device.reboot()
        case .once, .connectionAndCallback, .callbackTwice:
            device.responses.delivery = ResponseDelivery(rawValue: step.rawValue) ?? .once
        }
    }

    func lock() {
        if case .ready = phone.app?.phase { isLocked = true }
        phone.app?.lock()
    }

    /// Whoever logs out leaves nothing to be restored.
    func noteAccount() {
        let signOuts = accounts.signOuts.count
        accounts.note(account, at: phone.clock.now)
        if accounts.signOuts.count > signOuts { leftBehind = [:] }
    }

    func changeSession(_ change: (inout Session) -> Void) {
        // The running process would overwrite it.
        phone.kill()
        guard var session = try? phone.sessions.load() else { return }
        change(&session)
        try? phone.sessions.save(session)
    }

    func signIn(as account: AccountID) async {
        // Whoever can sign in needs no other proof.
        provesWho()
        let leaving = self.account == account ? nil : self.account
        await leavingNothing(of: leaving) { await phone.app?.signIn(as: account) }
        if phone.app?.phase != .login { refresher.hasRefused = false }
    }

    /// What the user is asked.
    var question: NavigationAlert? {
        guard let alert = phone.navigation.alert, alert.asksToSwitch else { return nil }
        return alert
    }

    /// What is left after a yes is of the account that is switched to.
    func answer(_ isAccepted: Bool) async {
        guard let question, phone.isOnDisplay, !phone.isDead else { return }
        if !isAccepted { refusals.append(phone.clock.now) }
        let before = account
        await phone.app?.answer(question, isAccepted: isAccepted)
        guard account != before, !phone.isDead, let pending = try? phone.inbox.pending() else { return }
        if account != ScenarioAccounts.other { wrong = wrong ?? "U38: nobody asked to switch to \(account as Any)" }
        if let left = pending.first(where: { $0.owner != account }) {
            wrong = wrong ?? "P4: \(left.event) outlived a switch"
        }
    }

    /// The user can only do so where they see the app.
    func provesWho() {
        if phone.isOnDisplay { isLocked = false }
    }

    /// Does what signs an account out; nil if nobody is signed in.
    func leavingNothing(of account: AccountID?, _ signOut: () async -> Void) async {
        let isLeaving = account != nil && phone.app != nil && !phone.isDead
        await signOut()
        if isLeaving, !phone.isDead, let pending = try? phone.inbox.pending(), !pending.isEmpty {
            wrong = wrong ?? "P4: \(pending.map(\.event)) outlived a sign-out"
        }
    }

    func push(_ target: ScenarioTarget, for recipient: String? = nil, requestID: String? = nil) -> ScenarioPush {
        let json = Push.opening(target.link(count), for: recipient)
        let notification = phone.device.deliver(Data(json.utf8), requestID: requestID ?? "\(count)")
        let push = ScenarioPush(notification: notification, recipient: recipient.map(AccountID.init), target: target)
        pushes.append(push)
        return push
    }

    /// Either another notification in its place, or another one with its content.
    func pushAgain(_ first: ScenarioPush, isSameRequest: Bool) -> ScenarioPush {
        let recipient = first.recipient?.description
        if isSameRequest {
            return push(.item("\(count)"), for: recipient, requestID: first.notification.requestID)
        }
        return push(first.target, for: recipient)
    }

    func tap(_ push: ScenarioPush) {
        respond(NotificationResponse(push.notification), to: push.target, recipient: push.recipient)
    }

    func act(_ action: ScenarioEvent.Action) {
        let push = push(.item("\(count)"))
        let taken: NotificationResponse.Action =
            action == .dismiss ? .dismiss : .custom(id: action.rawValue, text: action == .reply ? "yes" : nil)
        respond(NotificationResponse(push.notification, action: taken), to: push.target)
        answers += arrivals.suffix(1)
    }

    func respond(_ response: NotificationResponse, to target: ScenarioTarget, recipient: AccountID? = nil) {
        // By what makes a tap the same one, not by what the app takes it for.
        let isKnown = arrivals.contains { arrival in
            guard let known = arrival.response else { return false }
            return known.action == response.action
                && known.notification.requestID == response.notification.requestID
                && known.notification.deliveredAt == response.notification.deliveredAt
        }
        if !isKnown {
            arrivals.append(
                ScenarioArrival(
                    event: EventIdentity(response), response: response, kind: ScenarioArrival.Kind(response.action),
                    target: target,
                    owner: recipient ?? account, deliveredAt: response.notification.deliveredAt,
                    arrivedAt: phone.clock.now, deaths: deaths))
        }
        phone.device.respond(to: response.notification, with: response.action, completion: callbacks.expect())
    }

    /// A link, or a silent push, which is known by what is recorded of it alone.
    func arrive(as kind: ScenarioArrival.Kind = .screen, _ action: () -> Void) {
        action()
        let known = Set(arrivals.map(\.event))
        guard let new = (try? phone.inbox.history())?.filter({ !known.contains($0.event) }), new.count == 1 else {
            wrong = wrong ?? "P1: what arrived by event \(count) is not recorded once"
            return
        }
        arrivals.append(
            ScenarioArrival(
                event: new[0].event, response: nil, kind: kind, target: .item("link\(count)"), owner: account,
                deliveredAt: phone.clock.now, arrivedAt: phone.clock.now, deaths: deaths))
    }

    /// Which starts no app that was swiped away.
    func deliverSilently() {
        let push = Data(Push.silent.utf8)
        let before = (try? phone.inbox.history())?.count
        phone.device.deliver(push, requestID: "silent")
        guard (try? phone.inbox.history())?.count != before else { return }
        arrive(as: .silent) {}
    }

    /// The second time that it gets takes the place of the first.
    func refreshInBackground() {
        phone.device.backgroundRefresh.requestRefresh()
        guard (try? phone.device.perform(.refreshInBackground)) != nil, let app = phone.app, !phone.isDead else {
            return
        }
        let done = callbacks.expect()
        app.refreshInBackground { [weak self, deaths] isDone in
            done()
            if let self, self.deaths == deaths { look(atRefreshThatIsDone: isDone) }
        }
    }

    func dying(at point: Checkpoint, _ action: () -> Void) async {
        phone.diesAt = point
        action()
        await phone.whenIdle()
        phone.diesAt = nil
        phone.kill()
    }
}

extension ScenarioTarget {
    /// - Parameter count: makes it a link of its own where that is wanted.
    fileprivate func link(_ count: Int) -> String {
        switch self {
        case .item(let id): "item/\(id)"
        case .fault(.missing): "item/missing"
        case .fault(.deadly): "item/deadly\(count)"
        case .fault(.half): "half"
        case .fault(.nowhere): "nowhere/at/all"
        }
    }
}

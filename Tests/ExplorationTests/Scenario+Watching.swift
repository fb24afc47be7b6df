import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport

extension Scenario {
    /// What must hold when a screen's first frame is on the display.
    func look(at screen: Screen) {
        guard wrong == nil, let session = try? phone.sessions.load() else { return }
        if phone.app?.phase != session.account.map({ .ready($0) }) {
            wrong = "P3: \(screen) appeared in \(phone.app?.phase.name ?? "no process")"
        } else if session.hasLock, isLocked {
            wrong = "P3: \(screen) appeared behind the lock"
        }
        guard let id = screen.id, wrong == nil else { return }
        seen.insert(id)
        if wasLeftBehind(id, for: session.account) { return }
        let own = ways(to: id).filter { $0.isFor(session) }
        if own.isEmpty {
            wrong = "P4: \(screen) appeared to \(session.account?.description ?? "nobody")"
        } else if let pending = try? phone.inbox.pending(),
            !own.contains(where: { way in pending.contains { $0.event == way.event } })
        {
            wrong = "P2: \(screen) appeared after it had ended"
        }
    }

    /// What must hold of each state of the navigation.
    func look(at state: NavigationState) {
        if let alert = state.alert {
            toldCodes[alert.code] = phone.clock.now
            if state.phase != .main { wrong = wrong ?? "P3: \(alert.code) is told in \(state.phase)" }
        }
        if phone.app?.phase == .login, let account {
            if !refresher.hasRefused { wrong = wrong ?? "U43: who was not refused has to sign in" }
            leftBehind[account, default: []].formUnion(held)
        }
        if state.selectedTab == "second" || state.stack.contains(where: { $0.screen.name == "x" }) {
            wrong = wrong ?? "P7: \(state.stack.map(\.screen)) is half a way"
        }
        let items = Set(state.tabs.flatMap(\.stack).compactMap(\.screen.id))
        for id in items.subtracting(held) where !wasLeftBehind(id, for: account) {
            if ways(to: id).allSatisfy({ $0.expiresAt < phone.clock.now }) {
                wrong = wrong ?? "P5: item \(id) is shown though it is stale"
            }
        }
        held = items
    }

    /// What must hold when the app gives back the time that it had in the background.
    func look(atRefreshThatIsDone isDone: Bool) {
        if !isDone, !phone.device.backgroundRefresh.isRequested {
            wrong = wrong ?? "U37: what a refresh left is not asked time for"
        }
        guard isDone, let account, let pending = try? phone.inbox.pending() else { return }
        let waiting = arrivals.filter { $0.kind == .effect && $0.owner == account }
        if waiting.contains(where: { arrival in pending.contains { $0.event == arrival.event } }) {
            wrong = wrong ?? "U37: a refresh is done though an action waits"
        }
    }

    private func ways(to id: String) -> [ScenarioArrival] {
        arrivals.filter { $0.target == .item(id) }
    }

    private func wasLeftBehind(_ id: String, for account: AccountID?) -> Bool {
        account.flatMap { leftBehind[$0] }?.contains(id) == true
    }

    /// The way to an item is planned; that to a deadly one ends the process.
    func plans(_ item: String) {
        guard item.hasPrefix("deadly") else { return }
        // In the background no attempt counts.
        if phone.isOnDisplay { plans[item, default: 0] += 1 }
        if plans[item, default: 0] > 2 { wrong = wrong ?? "P9: \(item) brought the app down a third time" }
        phone.kill()
    }
}

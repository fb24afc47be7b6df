import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport

extension Story {
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
        let ways = taps.filter { $0.target == .item(id) }
        if leftBehind.contains(id) || ways.isEmpty { return }
        let own = ways.filter { $0.isFor(session) }
        if own.isEmpty {
            wrong = "P4: \(screen) appeared to \(session.account?.description ?? "nobody")"
        } else if let pending = try? phone.inbox.pending(),
            !own.contains(where: { tap in pending.contains { $0.event == tap.event } })
        {
            wrong = "P2: \(screen) appeared after it had ended"
        }
    }

    /// What must hold of each state of the navigation.
    func look(at state: NavigationState) {
        if let alert = state.alert, alert != self.alert {
            toldCodes.insert(alert.code)
            if state.phase != .main { wrong = wrong ?? "P3: \(alert.code) is told in \(state.phase)" }
        }
        alert = state.alert
        if state.selectedTab == "second" || state.stack.contains(where: { $0.screen.name == "x" }) {
            wrong = wrong ?? "P7: \(state.stack.map(\.screen)) is half a way"
        }
    }

    /// The way to an item is planned; that to a deadly one ends the process.
    func plans(_ item: String) {
        guard item.hasPrefix("deadly") else { return }
        // In the background no attempt counts.
        if phone.device.appState == .foreground { plans[item, default: 0] += 1 }
        if plans[item, default: 0] > 2 { wrong = wrong ?? "P9: \(item) brought the app down a third time" }
        phone.kill()
    }
}

extension StoryTap {
    /// Whether it may be shown in this session.
    fileprivate func isFor(_ session: Session) -> Bool {
        if let owner { return owner == session.account }
        guard session.account != nil, let loggedOutAt = session.loggedOutAt else { return session.account != nil }
        return loggedOutAt <= response.notification.deliveredAt
    }
}

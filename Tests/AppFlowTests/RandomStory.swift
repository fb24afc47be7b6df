import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport

/// One random sequence of what users, iOS and accidents do to the real coordinator.
@MainActor
final class RandomStory {
    private(set) var events: [String] = []
    private let phone: TestPhone<TestMain>
    private var random: SeededGenerator
    private var notifications: [DeliveredNotification] = []
    /// Whom the payload of each item names.
    private var recipients: [String: AccountID] = [:]
    private var wrong: String?

    init(seed: UInt64) throws {
        random = SeededGenerator(seed: seed)
        phone = try TestPhone { TestMain() }
        phone.onFrame = { [weak self] in self?.look(at: $0) }
    }

    func happens() async {
        switch Int.random(in: 0..<14, using: &random) {
        case 0...2: tapNew()
        case 3: tapAgain()
        case 4: log("link") { phone.device.open(url: "test://item/link\(events.count)") }
        case 5: log("open the app") { phone.device.openApp() }
        case 6: log("home") { phone.device.pressHome() }
        case 7: log("die") { phone.kill() }
        case 8: await dieOnTheWay()
        case 9: await signIn()
        case 10: await log("sign out") { await phone.app?.signOut() }
        case 11: log("400 s later") { phone.clock.advance(by: 400) }
        case 12: log("display \(phone.drawsFrames ? "off" : "on")") { phone.drawsFrames.toggle() }
        default: await log("rest") { await phone.whenIdle() }
        }
    }

    /// Everything gets its chance: the app runs, somebody is signed in, and frames are drawn.
    func endsWell() async {
        phone.drawsFrames = true
        phone.device.pressHome()
        await phone.restart()
        if phone.navigation.phase == .login {
            await phone.app?.signIn(as: AccountID("1"))
            await phone.whenIdle()
        }
    }

    /// The first promise that was broken; nil if all were kept.
    func violation() throws -> String? {
        if let wrong { return wrong }
        let history = try phone.inbox.history()
        if let open = history.first(where: { $0.settlement == nil }) { return "P1: \(open.event) never ended" }
        return Set(history.map(\.event)).count == history.count ? nil : "P2: an event was recorded twice"
    }

    /// What must hold when a screen appears.
    private func look(at screen: Screen) {
        guard let id = screen.id, wrong == nil else { return }
        let session = try? phone.sessions.load()
        if phone.navigation.phase != .main {
            wrong = "P3: \(screen) appeared in \(phone.navigation.phase)"
        } else if let recipient = recipients[id], recipient != session?.account {
            wrong = "P4: \(screen) appeared to \(session?.account?.description ?? "nobody")"
        } else if let settled = try? phone.inbox.history().first(where: { $0.event.description.hasPrefix("\(id)|") }),
            settled.settlement != nil
        {
            wrong = "P2: \(screen) appeared after it had ended"
        }
    }

    private func tapNew() {
        let id = "\(events.count)"
        let recipient = [nil, nil, "1", "2"].randomElement(using: &random) ?? nil
        recipients[id] = recipient.map(AccountID.init)
        let json = recipient.map { Push.item(id, for: $0) } ?? Push.item(id)
        let isTapped = Int.random(in: 0..<4, using: &random) > 0
        log("\(isTapped ? "tap" : "deliver") \(id) for \(recipient ?? "anybody")") {
            let notification = phone.device.deliver(Data(json.utf8), requestID: id)
            notifications.append(notification)
            if isTapped { phone.device.respond(to: notification) }
        }
    }

    private func tapAgain() {
        guard let notification = notifications.randomElement(using: &random) else { return }
        log("tap \(notification.requestID) again") { phone.device.respond(to: notification) }
    }

    private func dieOnTheWay() async {
        guard let point = Checkpoint.allCases.randomElement(using: &random) else { return }
        await log("die when \(point.rawValue)") {
            phone.diesAt = point
            tapNew()
            await phone.whenIdle()
            phone.diesAt = nil
            phone.kill()
        }
    }

    private func signIn() async {
        let account = AccountID(Bool.random(using: &random) ? "1" : "2")
        await log("sign in as \(account)") { await phone.app?.signIn(as: account) }
    }

    private func log(_ event: String, _ body: () -> Void) {
        events.append(event)
        body()
    }

    private func log(_ event: String, _ body: () async -> Void) async {
        events.append(event)
        await body()
    }
}

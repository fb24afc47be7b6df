import Arrivals
import DeviceSimulator
import Foundation
import Launches
import Logging
import Notifications
import TestSupport

/// A simulated phone with an app that has a router of its own. Each start of the app is a new process over the same
/// disk.
@MainActor
final class RoutedPhone {
    let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))
    let router = RouterDouble()
    /// Who is signed in as the app starts.
    var account: AccountID? = AccountID("1")
    /// Whether the device lets the inbox be read and written.
    var isDiskOpen = true
    private(set) lazy var device = Device(clock: clock, notificationCenter: NotificationCenterSimulator()) {
        [unowned self] _ in start()
    }
    private(set) var process: CrashableInbox
    /// What the app was told of arrivals that ended.
    private(set) var ended: [(link: ArrivedLink?, settlement: Settlement)] = []
    private var app: ArrivalDispatcher?
    private let disk = InMemoryLaunchInbox()

    init() {
        process = CrashableInbox(disk)
    }

    /// The running app, which a first call starts in the background.
    var running: ArrivalDispatcher {
        if app == nil { device.process.startInBackground() }
        return app ?? start()
    }

    private func start() -> ArrivalDispatcher {
        if process.isDead { process = CrashableInbox(disk) }
        process.isOpen = { [weak self] in self?.isDiskOpen == true }
        let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let app = ArrivalDispatcher(
            inbox: process, rules: LinkRules([.link(inKey: "deepLink")], ownPage: { "notices/\($0)" }),
            foregroundActions: ["view"], account: account, now: { [clock] in clock.now },
            log: silent, ended: { [weak self] in self?.ended.append(($0, $1)) },
            open: { [router] in try await router.open($0) })
        self.app = app
        return app
    }

    /// The process ends without a word, and the next start is another one.
    func kill() {
        process.isDead = true
        app = nil
        device.kill()
    }

    /// In the foreground.
    func showMainScreen(for account: String = "1") async {
        device.openApp()
        running.mainScreenIsReady(for: AccountID(account))
        await running.whenIdle()
    }

    /// A push comes, and the user taps it or one of its buttons.
    func tap(
        _ link: String, requestID: String = "r", with action: NotificationResponse.Action = .open,
        to owner: String? = nil
    ) {
        let recipient = owner.map { #","recipient":"\#($0)""# } ?? ""
        let push = Data(#"{"aps":{"alert":"x"},"deepLink":"\#(link)"\#(recipient)}"#.utf8)
        device.respond(to: device.deliver(push, requestID: requestID), with: action)
    }

    var outcomes: [Outcome?] { get throws { try process.history().map { $0.settlement?.outcome } } }
    var codes: [String?] { get throws { try process.history().map { $0.settlement?.code } } }
}

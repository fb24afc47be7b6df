import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

/// `UseWithUIKit.md` shows `Arrivals.swift`, which runs here.
@MainActor @Suite struct ArrivalsTests {
    private let inbox = InMemoryLaunchInbox()
    private let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))
    private let one = AccountID("1")

    /// The app's coordinators, which can show what is not called `nowhere`.
    @MainActor private final class Coordinators {
        private(set) var shown: [String] = []
        private let (shows, continuation) = AsyncStream.makeStream(of: Void.self)

        func show(_ link: String) throws {
            defer { continuation.yield() }
            if link.contains("nowhere") { throw LinkError.linkNotFound }
            shown.append(link)
        }

        /// Returns once another link was opened, or was not.
        func opens() async {
            var iterator = shows.makeAsyncIterator()
            await iterator.next(isolation: MainActor.shared)
        }
    }

    private func start(
        _ coordinators: Coordinators, account: AccountID?, over inbox: (any LaunchInbox)? = nil
    ) -> Arrivals {
        let rules = LinkRules([.link(inKey: "deepLink")], ownPage: { "page?id=\($0)" })
        return Arrivals(
            inbox: inbox ?? self.inbox, rules: rules, foregroundActions: ["view"], account: account,
            now: { [clock] in clock.now },
            show: { link, _, action in try coordinators.show(link + (action.map { " " + $0 } ?? "")) })
    }

    private func device(with arrivals: @escaping @MainActor () -> Arrivals) -> Device {
        Device(
            clock: clock, notificationCenter: NotificationCenterSimulator()
        ) { _ in arrivals() }
    }

    private var outcomes: [Outcome?] { get throws { try inbox.history().map { $0.settlement?.outcome } } }

    @Test func `U2: a tap that starts the app waits for its main screen, and opens it once`() async throws {
        let coordinators = Coordinators()
        let arrivals = start(coordinators, account: one)
        let device = device { arrivals }
        device.respond(to: device.deliver(Data(#"{"aps":{"alert":"x"},"deepLink":"rooms/1"}"#.utf8), requestID: "r"))
        #expect(coordinators.shown.isEmpty)
        #expect(try outcomes == [nil])
        arrivals.mainScreenIsReady(for: one)
        await coordinators.opens()
        #expect(coordinators.shown == ["rooms/1"])
        #expect(try outcomes == [.shown])
    }

    @Test func `P1: what a process that died had recorded is opened by the next`() async throws {
        let coordinators = Coordinators()
        let earlier = start(coordinators, account: one)
        device { earlier }.open(url: "a://rooms/1")
        start(coordinators, account: one).mainScreenIsReady(for: one)
        await coordinators.opens()
        #expect(coordinators.shown == ["a://rooms/1"])
        #expect(try outcomes == [.shown])
    }

    @Test func `U27: what an inbox holds that could not be read at the start is opened once it can`() async throws {
        let coordinators = Coordinators()
        let earlier = start(coordinators, account: one)
        device { earlier }.open(url: "a://rooms/1")
        let disk = CrashableInbox(inbox)
        disk.isUnreadable = true
        let arrivals = start(coordinators, account: one, over: disk)
        arrivals.mainScreenIsReady(for: one)
        disk.isUnreadable = false
        arrivals.protectedDataDidBecomeAvailable()
        await coordinators.opens()
        arrivals.protectedDataDidBecomeAvailable()
        #expect(coordinators.shown == ["a://rooms/1"])
        #expect(try outcomes == [.shown])
    }

    @Test func `an action that opens the app goes to the coordinators by its id, and no other does`() async throws {
        let coordinators = Coordinators()
        let arrivals = start(coordinators, account: one)
        let device = device { arrivals }
        arrivals.mainScreenIsReady(for: one)
        for action in ["mute", "view"] {
            let push = Data(#"{"aps":{"alert":"x"},"deepLink":"rooms/1"}"#.utf8)
            device.respond(to: device.deliver(push, requestID: action), with: .custom(id: action, text: nil))
        }
        await coordinators.opens()
        #expect(coordinators.shown == ["rooms/1 view"])
        #expect(try outcomes == [.ignored, .shown])
    }

    @Test func `P4: what waits when somebody signs out is nobody's, and another account's link is discarded`()
        async throws
    {
        let coordinators = Coordinators()
        let arrivals = start(coordinators, account: one)
        let device = device { arrivals }
        device.open(url: "a://rooms/1")
        arrivals.signedOut()
        device.open(SystemLink("a://rooms/2", through: .spotlight, owner: one))
        arrivals.mainScreenIsReady(for: AccountID("2"))
        #expect(try outcomes == [.discarded, .discarded])
        #expect(coordinators.shown.isEmpty)
    }

    @Test func `P8: a link that leads nowhere ends with its code, and the next one opens`() async throws {
        let coordinators = Coordinators()
        let arrivals = start(coordinators, account: one)
        let device = device { arrivals }
        arrivals.mainScreenIsReady(for: one)
        for link in ["a://nowhere", "a://rooms/1"] {
            device.open(url: link)
            await coordinators.opens()
        }
        #expect(try outcomes == [.failed, .shown])
        #expect(try inbox.history().first?.settlement?.code == "linkNotFound")
    }

    @Test func `the page shows the file that runs here`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
        let root = file.deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appending(path: "Modules/Platform/AppleBridge/UseWithUIKit.md"), encoding: .utf8)
        let code = try String(contentsOf: file.appending(path: "Arrivals.swift"), encoding: .utf8)
        #expect(page.contains("## Arrivals.swift\n\n```swift\n\(code)```\n"))
    }
}

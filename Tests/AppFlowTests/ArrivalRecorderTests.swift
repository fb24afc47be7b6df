import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Logging
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct ArrivalRecorderTests {
    private let clock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000))
    private let inbox = InMemoryLaunchInbox()
    private let log = ArrivalLog()
    private let center = NotificationCenterSimulator(InMemoryScheduledNotificationRepository())

    private func recorder(
        for account: AccountID?, nonce: LinkNonce? = nil, over disk: (any LaunchInbox)? = nil
    ) -> ArrivalRecorder<TestMain> {
        var services = AppServices(
            inbox: disk ?? inbox, sessions: InMemorySessionStore(),
            savedNavigation: InMemorySavedNavigationStore(), tokens: TokenRefresh(NoSessionRefresher()),
            archive: InMemoryNotificationArchive(), notificationCenter: center, now: { [clock] in clock.now },
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        log.observe(&services)
        return ArrivalRecorder(services: services, account: account, nonce: nonce)
    }

    @Test(
        "P4, U31: beside the process that runs the app a push is listed, unless it is another account's",
        arguments: [
            (Push.item("1"), "1", true), (Push.item("1", for: "1"), "1", true), (Push.item("1", for: "2"), "1", false),
            (Push.item("1", for: "1"), nil, false), (#"{"aps":{"alert":"x"},"recipient":["1"]}"#, "1", false),
            ("no payload", "1", true),
        ] as [(String, String?, Bool)])
    func presentation(json: String, account: String?, isListed: Bool) {
        let recorder = recorder(for: account.map(AccountID.init))
        let device = Device(clock: clock, notificationCenter: center, categories: TestMain.categories) { _ in recorder }
        center.set(.authorized)
        device.openApp()
        device.deliver(Data(json.utf8), requestID: "request")
        #expect(device.lastPresentation == (isListed ? [.list] : []))
        #expect(center.delivered.map(\.requestID) == (isListed ? ["request"] : []))
        #expect(log.arrivals == (isListed ? [] : [.notForThisAccount]))
    }

    @Test(
        "P1: a process beside it records a push that shows nothing, though it cannot be read",
        arguments: [(Push.silent, true), ("no payload", true), (Push.item("1"), false)])
    func silent(json: String, isRecorded: Bool) throws {
        var result: BackgroundFetchResult?
        let recorder = recorder(for: AccountID("1"))
        recorder.didReceiveRemoteNotification(Data(json.utf8)) { result = $0 }
        #expect(result == .noData)
        #expect(try inbox.pending().map(\.source) == (isRecorded ? [.silentPush] : []))
    }

    @Test func `P8: a silent push that it cannot record is not reported as recorded`() {
        let disk = CrashableInbox(inbox)
        disk.isDead = true
        recorder(for: AccountID("1"), over: disk).didReceiveRemoteNotification(
            Data(#"{"aps":{"content-available":1}}"#.utf8)
        ) { _ in }
        #expect(log.arrivals == [.notDurable(-1)])
    }

    @Test func `U1, U29: a process beside it records each channel of a connect`() throws {
        let tapped = DeliveredNotification(
            requestID: "request", deliveredAt: clock.now, userInfo: Data(Push.item("4").utf8))
        recorder(for: AccountID("1")).connect(
            ConnectionOptions(
                urls: ["test://item/1"], userActivities: ["https://test.example.com/item/2"],
                systemLinks: [SystemLink("item/3", through: .quickAction)],
                response: NotificationResponse(tapped, action: .open)))
        let sources: [LaunchSource] = [.openURL, .userActivity, .quickAction, .notificationResponse]
        #expect(try inbox.pending().map(\.source) == sources)
    }

    @Test func `U37: beside the process that runs the app nothing is left to send in the background`() {
        var results: [Bool] = []
        recorder(for: AccountID("1")).refreshInBackground { results.append($0) }
        #expect(results == [true])
    }

    @Test func `U1, U29: it records each link that comes after the connect, for the account that is signed in`() throws
    {
        let recorder = recorder(for: AccountID("1"), nonce: LinkNonce("n"))
        recorder.open(urls: ["test://item/1", LinkNonce("n").added(to: "test://item/2")])
        recorder.continueUserActivity(webpageURL: "https://test.example.com/item/3")
        recorder.open(SystemLink("item/4", through: .spotlight))
        recorder.open(inAppLink: "item/5")
        let sources: [LaunchSource] = [.openURL, .widget, .userActivity, .spotlight, .inApp]
        #expect(try inbox.pending().map(\.source) == sources)
        #expect(try inbox.pending().allSatisfy { $0.payload?.owner == AccountID("1") })
    }

    @Test(
        "P1: of the responses that it records, those that leave nothing to do end at once",
        arguments: [
            (.open, nil), (.custom(id: "reply", text: "yes"), nil), (.dismiss, .ignored),
            (.custom(id: "unknown", text: nil), .ignored),
        ] as [(NotificationResponse.Action, Outcome?)])
    func response(action: NotificationResponse.Action, outcome: Outcome?) throws {
        var isDone = false
        let notification = DeliveredNotification(
            requestID: "request", deliveredAt: clock.now, userInfo: Data(Push.item("1").utf8))
        recorder(for: AccountID("1")).didReceive(NotificationResponse(notification, action: action)) { isDone = true }
        #expect(isDone)
        #expect(try inbox.history().map(\.settlement?.outcome) == [outcome])
    }
}

import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct UntappedPushTests {
    private func phone(_ session: Session = .signedIn) throws -> TestPhone<TestMain> {
        try TestPhone(session: session) { TestMain() }
    }

    @Test func `S1.3: in the foreground a push is presented, and its tap routes at once`() async throws {
        let phone = try phone()
        await phone.openApp()
        let before = phone.navigation
        let notification = phone.deliver(Push.item("1"))
        await phone.whenIdle()
        #expect(phone.device.lastPresentation == [.banner, .list, .badge, .sound])
        #expect(phone.log.arrivals == [.presented])
        #expect(phone.navigation == before)
        #expect(try phone.outcomes() == [])
        #expect(try await phone.archive.notifications(limit: 10).count == 1)
        phone.device.respond(to: notification)
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.device.notificationCenter.delivered.isEmpty)
    }

    @Test func `a push that names its text by a key is kept with the text`() async throws {
        let phone = try phone()
        phone.alertStrings = ["NEW_POST": "%1$@ wrote “%2$@”"]
        await phone.openApp()
        phone.deliver(
            #"{"aps":{"alert":{"title":"t","body":"b","loc-key":"NEW_POST","loc-args":["Kim","Maps"],"title-loc-key":"NONE"}}}"#
        )
        await phone.whenIdle()
        let kept = try await phone.archive.notifications(limit: 10)
        #expect(kept.map(\.title) == ["t"])
        #expect(kept.map(\.body) == ["Kim wrote “Maps”"])
    }

    @Test(
        "S1.3: what is not for this user, or cannot be read, is not presented and leaves nothing behind",
        arguments: [
            (Push.item("1", for: "2"), Session.signedIn, ArrivalResult.notForThisAccount),
            (Push.item("1", for: "1"), .signedOut, .notForThisAccount),
            ("no payload", .signedIn, .unreadable),
        ])
    func notPresented(json: String, session: Session, arrival: ArrivalResult) async throws {
        let phone = try phone(session)
        await phone.openApp()
        phone.deliver(json)
        await phone.whenIdle()
        #expect(phone.device.lastPresentation == [])
        #expect(phone.log.arrivals == [arrival])
        #expect(phone.device.notificationCenter.delivered.isEmpty)
        #expect(try await phone.archive.notifications(limit: 10) == [])
    }

    @Test(
        "P1: a silent push ends at once, and its fetch is completed once",
        arguments: [
            (Push.silent, [.ignored], nil, .noData),
            (#"{"aps":{"content-available":1},"recipient":"1"}"#, [.ignored], nil, .noData),
            (#"{"aps":{"content-available":1},"recipient":"2"}"#, [.discarded], "otherAccount", .noData),
            ("no payload", [.failed], "invalidPayload", .failed),
            (#"{"aps":{"content-available":1,"alert":"x"}}"#, [], nil, .noData),
        ] as [(String, [Outcome], String?, BackgroundFetchResult)], [true, false])
    func silent(
        row: (json: String, outcomes: [Outcome], code: String?, result: BackgroundFetchResult), isRunning: Bool
    ) async throws {
        let phone = try phone()
        if isRunning { await phone.openApp() } else { phone.device.process.startInBackground() }
        let before = phone.navigation
        var results: [BackgroundFetchResult] = []
        phone.app?.didReceiveRemoteNotification(Data(row.json.utf8)) { results.append($0) }
        await phone.whenIdle()
        #expect(results == [row.result])
        #expect(try phone.outcomes() == row.outcomes)
        #expect(try phone.codes() == [row.code].compactMap(\.self))
        #expect(try phone.inbox.history().allSatisfy { $0.source == .silentPush })
        #expect(phone.navigation == before)
    }

    @Test func `P2: each silent push is an event of its own`() async throws {
        let phone = try phone()
        for _ in 1...2 { phone.deliver(Push.silent) }
        await phone.whenIdle()
        #expect(try phone.outcomes() == [.ignored, .ignored])
    }

    @Test(
        "P1: a death right after the record makes no tap of what was none",
        arguments: [.dismiss, .custom(id: "shrug"), nil] as [NotificationResponse.Action?])
    func death(action: NotificationResponse.Action?) async throws {
        let phone = try phone()
        await phone.dies(at: .recorded) {
            let notification = phone.deliver(action == nil ? Push.silent : Push.item("1"))
            if let action { phone.device.respond(to: notification, with: action) }
        }
        #expect(try phone.outcomes() == [nil])
        await phone.pushAndTap(Push.item("2"), requestID: "tapped")
        #expect(try phone.outcomes() == [.ignored, .shown])
        #expect(phone.stack == ["first", "item/2"])
        #expect(phone.navigation.alert == nil)
    }
}

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
        #expect(phone.device.presenter.log.lastPresentation == [.banner, .list, .badge, .sound])
        #expect(phone.log.arrivals == [.presented])
        #expect(phone.navigation == before)
        #expect(try phone.outcomes() == [])
        #expect(try await phone.archive.notifications(limit: 10).count == 1)
        await phone.respond(to: notification)
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.device.notificationCenter.delivered.isEmpty)
    }

    @Test("a feature gets a push as it came, its link, and the visible screen", arguments: [true, false])
    func received(isSilent: Bool) async throws {
        let phone = try phone()
        phone.alertStrings = ["NEW_POST": "A post"]
        await phone.openApp()
        await phone.open(inAppLink: "item/1")
        var received: ReceivedPush?
        phone.app?.main.onIngest = {
            received = $0
            return true
        }
        let shown = isSilent ? #""content-available":1"# : #""alert":{"loc-key":"NEW_POST"}"#
        phone.deliver(#"{"aps":{\#(shown)},"deepLink":"item/2"}"#)
        let deliveredAt = phone.clock.now
        await phone.whenIdle()
        let push = try #require(received)
        #expect(push.payload.alert.body.text == (isSilent ? nil : "A post"))
        #expect(push.parameters == ["id": "2"] && push.deliveredAt == deliveredAt)
        #expect(push.visible == Screen("item", id: "1"))
        #expect(push.content?.rows.map(\.title) == ["1"])
        #expect(phone.log.arrivals.last == (isSilent ? .silent(2) : .presented))
        #expect(try await phone.archive.notifications(limit: 9).map(\.body) == (isSilent ? [] : ["A post"]))
    }

    @Test func `P5: a push whose link expires while it is archived leads nowhere to a feature`() async throws {
        let gate = PlanningGate()
        let phone = try TestPhone(archive: HeldArchive(saving: gate)) { TestMain() }
        await phone.openApp()
        var parameters: [[String: String]] = []
        phone.app?.main.onIngest = {
            parameters.append($0.parameters)
            return true
        }
        let expiry = phone.clock.now.addingTimeInterval(60).ISO8601Format()
        phone.deliver(Push.opening("item/1?expiredAt=\(expiry)"))
        await gate.whenReached()
        phone.clock.advance(by: 61)
        await phone.pass(gate)
        #expect(parameters == [[:]])
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
        #expect(phone.device.presenter.log.lastPresentation == [])
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
}

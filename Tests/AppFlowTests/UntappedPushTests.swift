import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// Pushes that come to the app before a tap, and whose they are.
@MainActor @Suite struct UntappedPushTests {
    /// The links of the pushes that the app's feature has ingested.
    private final class Ingested {
        var links: [String] = []
    }

    private let ingested = Ingested()

    private func phone(_ session: Session = .signedIn) throws -> TestPhone<TestMain> {
        try TestPhone(session: session) { [ingested] in
            TestMain {
                $0.onIngest = { push in
                    ingested.links.append(push.payload.text("deepLink") ?? "silent")
                    return false
                }
            }
        }
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
        phone.clock.advance(by: 1)
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
        await phone.receive(json)
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

    // MARK: Nobody is signed in

    @Test("U46, P4: its tap waits, and is of whoever signs in next", arguments: [true, false])
    func tappedByNobody(isPresented: Bool) async throws {
        let phone = try phone(.signedOut)
        if isPresented { await phone.openApp() }
        await phone.pushAndTap(Push.item("1"))
        #expect(ingested.links == [])
        #expect(try await phone.archive.notifications(limit: 9) == [])
        await phone.signIn(as: "2")
        #expect(phone.stack == ["first", "item/1"])
        #expect(ingested.links == ["item/1"])
        #expect(try await phone.archive.notifications(limit: 9).count == 1)
        #expect(try phone.outcomes() == [.shown])
    }
}

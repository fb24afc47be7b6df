import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct RoutingTests {
    private let gate = PlanningGate()
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    @Test func `a tap is on disk when its callback completes`() async throws {
        await phone.openApp()
        var recorded = 0
        let response = NotificationResponse(
            DeliveredNotification(requestID: "r", deliveredAt: phone.clock.now, userInfo: Data(Push.item("1").utf8)))
        phone.app?.didReceive(response) { recorded = (try? phone.inbox.history().count) ?? 0 }
        #expect(recorded == 1)
        await phone.whenIdle()
    }

    @Test(
        "U9: a tap that grew stale while its way was planned expires without a word, wherever it led",
        arguments: [(0, "1", Outcome.shown), (1, "1", .expired), (0, "missing", .failed), (1, "missing", .expired)])
    func planning(secondsMore: TimeInterval, item: String, outcome: Outcome) async throws {
        let phone = try TestPhone { TestMain(gate: gate) }
        await phone.openApp()
        phone.device.respond(to: phone.deliver(Push.item(item)))
        await gate.whenReached()
        phone.clock.advance(by: TimeToLive.navigation + secondsMore)
        await phone.pass(gate)
        #expect(try phone.outcomes() == [outcome])
        #expect(phone.stack == (outcome == .shown ? ["first", "item/1"] : ["first"]))
        #expect(phone.navigation.alert?.code == (outcome == .failed ? "contentNotFound" : nil))
    }

    @Test func `the trace tells every step and nothing out of the payload`() async throws {
        await phone.openApp()
        await phone.pushAndTap(Push.item("secret-item"))
        let record = try #require(try phone.inbox.history().first)
        #expect(
            record.trace.map(\.step) == [
                .arrived, .recorded, .released, .derived, .resolved, .planned, .committed, .shown, .settled,
            ])
        #expect(
            record.trace.map(\.detail) == [
                "notificationResponse", nil, nil, "deepLink", "item/:id", "1", nil, nil, "shown",
            ])
        #expect(record.payload == nil)
        #expect(record.settlement?.route == "item/:id" && record.settledAt == phone.clock.now)
        #expect(phone.log.settled.map(\.parameters) == [["id": "secret-item"]])
    }

    @Test func `the trace tells when each step was taken, and where a tap is held`() async throws {
        let phone = try TestPhone(session: .locked) { TestMain() }
        await phone.openApp()
        let push = phone.deliver(Push.item("1"))
        phone.clock.advance(by: 60)
        let arrival = phone.clock.now
        await phone.respond(to: push)
        phone.clock.advance(by: 60)
        await phone.unlock()
        let trace = try #require(try phone.inbox.history().first).trace
        #expect(trace.filter { $0.at == arrival }.map(\.step) == [.arrived, .recorded, .held])
        #expect(trace[2].detail == "locked")
        #expect(trace.dropFirst(3).allSatisfy { $0.at == arrival.addingTimeInterval(60) })
    }

    @Test("P8: what fails settles with the route that it came to, its parameters and the reason")
    func failure() async throws {
        await phone.openApp()
        await phone.pushAndTap(Push.item("missing"))
        let failure = try #require(phone.log.settled.first)
        #expect(failure.settlement.route == "item/:id" && failure.parameters == ["id": "missing"])
        #expect(failure.reason == "the store has nothing of that id")
        #expect(try phone.inbox.history().first?.trace.last?.detail == "contentNotFound")
        await phone.pushAndTap(Push.opening("half"), requestID: "half")
        #expect(phone.log.settled.last?.settlement.route == "half")
        await phone.pushAndTap("no payload", requestID: "unreadable")
        #expect(phone.log.settled.last?.settlement.code == "invalidPayload")
        #expect(phone.log.settled.last?.reason?.hasPrefix("the payload is not JSON") == true)
    }

    @Test func `P8, U35: the trace of a link that leads nowhere names its path and why, without its values`()
        async throws
    {
        await phone.openApp()
        let unrouted = "No route takes the link. The nearest is item/:id."
        for (link, reason) in [
            ("test://itme/1?other=secret#secret", "test://itme/1: \(unrouted)"),
            ("test://page?other=secret", "test://page: The parameter id (String) is missing."),
            ("test://me:secret@page#secret", "test://page: The link is malformed."),
            ("test://a\u{1B}[2J\n\u{202E}b/?secret", "test://a�[2J��b/: The link is malformed."),
            ("test://item/secret", nil), ("test://half", "test://half: unknownTab(nowhere)"),
        ] {
            await phone.open(link)
            let record = try #require(try phone.inbox.history().max { $0.id < $1.id })
            #expect(record.trace.first { $0.step == .failed }?.detail == reason)
            #expect(!record.trace.contains { $0.detail?.contains("secret") == true })
        }
        #expect(phone.log.settled.first?.reason == unrouted)
        let failed = try #require(try phone.inbox.history().first?.trace.first { $0.step == .failed })
        #expect(failed.findings.map(\.description) == ["No route takes the link.", "The nearest is item/:id."])
        await phone.pushAndTap(Push.opening("itme/1?token=secret"))
        #expect(phone.log.settled.last?.reason == unrouted)
        let trace = try #require(try phone.inbox.history().max { $0.id < $1.id }).trace
        #expect(trace.first { $0.step == .failed }?.detail == "itme/1: \(unrouted)")
    }

    @Test(
        "S0.3, P5: a web address that expires while its push is archived, or behind the lock, opens nothing",
        arguments: [false, true])
    func expiringAddress(isLocked: Bool) async throws {
        let session = isLocked ? Session.locked : .signedIn
        let phone = try TestPhone(session: session, archive: HeldArchive(saving: gate)) { RoomsMain() }
        await phone.openApp()
        await phone.unlock()
        let expiry = phone.clock.now.addingTimeInterval(60).ISO8601Format()
        let link = "https://example.org/a?expiredAt=\(expiry)"
        phone.device.respond(to: phone.deliver(#"{"aps":{"alert":"A"},"webLink":"\#(link)"}"#))
        await gate.whenReached()
        if isLocked {
            phone.device.pressHome()
            await phone.pass(gate)
        }
        phone.clock.advance(by: 61)
        await phone.pass(gate)
        await phone.openApp()
        await phone.unlock()
        #expect(try phone.codes() == ["expiredLink"])
        #expect(try phone.inbox.history().first?.trace.contains { $0.step == .resolved } == isLocked)
        #expect(phone.log.settled.first?.settlement.route == nil)
        await phone.pushAndTap(#"{"aps":{"alert":"A"},"webLink":"https://example.org/a"}"#, requestID: "lasting")
        #expect(phone.modals.count == 1)
        #expect(try phone.inbox.history().last?.trace.first { $0.step == .resolved }?.detail == "web")
    }

    @Test func `U35: the trace names a key that is not read and one like it that is, three and no more`() async throws {
        await phone.openApp()
        await phone.pushAndTap(#"{"aps":{"alert":"x"},"secret":{"deeplink":"secret"}}"#)
        let trace = try #require(try phone.inbox.history().first).trace
        #expect(trace.first { $0.step == .nearKey }?.detail == "deeplink → deepLink")
        #expect(!trace.contains { $0.detail?.contains("secret") == true })
        let many = #"{"aps":{"alert":"x"},"deeplink":"1","DeepLink":"2","deep_link":"3","deepLnk":"4"}"#
        await phone.pushAndTap(many, requestID: "many")
        #expect(try phone.inbox.history().last?.trace.count { $0.step == .nearKey } == 3)
    }
}

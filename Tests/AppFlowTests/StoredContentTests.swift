import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// What pushes bring into the app's own stores, and what is done about it.
@MainActor @Suite struct StoredContentTests {
    private let content = Content()
    private let gate = PlanningGate()

    private func phone(session: Session = .signedIn) throws -> TestPhone<TestMain> {
        let phone = try TestPhone(session: session) { [content] in
            let main = TestMain()
            let process = content.deaths
            main.onIngest = { push throws(RouteError) in
                if process != content.deaths { throw .store(.unavailable(reason: "the process is dead")) }
                return try await content.take(push)
            }
            main.onShow = { content.unread.remove($0) }
            return main
        }
        phone.onDeath = { [content] in content.deaths += 1 }
        return phone
    }

    @Test func `P9: a silent push whose content crashes the app twice is quarantined, and the app starts`() async throws
    {
        let phone = try phone()
        for launch in 1...2 {
            let gate = PlanningGate()
            content.gate = gate
            if launch == 1 { phone.deliver(Push.silent) } else { try phone.device.perform(.openApp) }
            await gate.whenReached()
            phone.kill()
            gate.open()
        }
        #expect(try phone.outcomes() == [nil])
        await phone.restart()
        #expect(try phone.outcomes() == [.quarantined])
        #expect(try phone.codes() == ["routingCrashed"])
        #expect(phone.navigation.phase == .main)
    }

    @Test func `P8: a silent push that the stores do not take has failed`() async throws {
        let phone = try phone()
        await phone.openApp()
        content.refuses = true
        phone.deliver(Push.silent)
        await phone.whenIdle()
        #expect(try phone.outcomes() == [.failed])
        #expect(try phone.codes() == ["databaseUnavailable"])
    }

    @Test func `what comes in has the date of its delivery, however late it is tapped`() async throws {
        var dates: [Date] = []
        let phone = try TestPhone {
            TestMain {
                $0.onIngest = { push in
                    dates.append(push.deliveredAt)
                    return true
                }
            }
        }
        let push = phone.deliver(Push.item("1"))
        phone.clock.advance(by: 60)
        await phone.respond(to: push)
        #expect(dates == [push.deliveredAt])
    }

    @Test func `S2.6: what comes in while its screen comes to the display is read`() async throws {
        let phone = try phone()
        await phone.openApp()
        content.gate = gate
        phone.deliver(Push.item("1"))
        await gate.whenReached()
        content.gate = nil
        phone.device.open(url: "test://item/1")
        await phone.when("the item") { phone.stack.last == "item/1" }
        await phone.pass(gate)
        #expect(content.taken == ["item/1"])
        #expect(content.unread.isEmpty)
        phone.deliver(Push.item("2"), requestID: "other")
        await phone.whenIdle()
        #expect(content.unread == [Screen("item", id: "2")])
    }
}

/// A store of what pushes bring; what is on the display as it comes is read.
@MainActor
private final class Content {
    private(set) var taken: Set<String> = []
    var deaths = 0
    var unread: Set<Screen> = []
    var refuses = false
    /// Holds what is ingested until it is opened.
    var gate: PlanningGate?

    func take(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        await gate?.pass()
        if refuses { throw .store(.unavailable(reason: "test")) }
        let screen = Screen("item", id: push.parameters["id"])
        let isNew = taken.insert(push.payload.text("deepLink") ?? "silent").inserted
        if isNew, push.visible != screen { unread.insert(screen) }
        return isNew
    }
}

import AppFlow
import DeviceSimulator
import Foundation
import Launches
import TestSupport
import Testing

@MainActor @Suite struct FailingDiskTests {
    @Test func `with no way to record, the tap is shown, once`() async throws {
        let inbox = MortalInbox(InMemoryLaunchInbox())
        inbox.isDead = true
        let phone = try TestPhone(inbox: inbox) { TestMain() }
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.app?.arrivals == [.notDurable(-1), .duplicate(of: -1)])
        #expect(phone.app?.settled.map(\.settlement.outcome) == [.shown])
    }

    @Test func `P2: a disk that failed once makes no second arrival, and the story says that it failed`() async throws {
        let inbox = MortalInbox(InMemoryLaunchInbox())
        let phone = try TestPhone(inbox: inbox) { TestMain() }
        await phone.openApp()
        inbox.isDead = true
        let notification = phone.device.deliver(Data(Push.item("1").utf8), requestID: "r")
        phone.device.respond(to: notification)
        inbox.isDead = false
        phone.device.respond(to: notification)
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
        #expect(try phone.inbox.history().first?.trace.contains { $0.step == .notDurable } == true)
    }

    @Test func `what could not be settled on disk is not reported as settled`() async throws {
        let inbox = MortalInbox(InMemoryLaunchInbox())
        let phone = try TestPhone(inbox: inbox) { TestMain() }
        await phone.openApp()
        phone.device.open(url: "test://item/1")
        inbox.isDead = true
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.app?.settled == [])
    }

    @Test(
        "U5: what the disk refused to settle is settled later, and does not replay",
        arguments: [true, false])
    func settledLate(isTappedAgain: Bool) async throws {
        let inbox = MortalInbox(InMemoryLaunchInbox())
        let phone = try TestPhone(inbox: inbox) { TestMain() }
        await phone.openApp()
        phone.device.open(url: "test://item/1")
        inbox.isDead = true
        await phone.whenIdle()
        inbox.isDead = false
        if isTappedAgain { await phone.pushAndTap(Push.item("2")) } else { phone.device.pressHome() }
        #expect(try phone.outcomes() == (isTappedAgain ? [.shown, .shown] : [.shown]))
        await phone.restart()
        #expect(try phone.outcomes().count == (isTappedAgain ? 2 : 1))
        #expect(try phone.inbox.history().map { $0.trace.count { $0.step == .settled } }.allSatisfy { $0 == 1 })
    }

    @Test func `P2: what could not be read of the inbox is shown later, and what this process had is not`() async throws
    {
        let inbox = MortalInbox(InMemoryLaunchInbox())
        let phone = try TestPhone(inbox: inbox) { TestMain() }
        await phone.dies(at: .recorded) { phone.device.open(url: "test://item/old") }
        inbox.isUnreadable = true
        await phone.openApp()
        #expect(phone.stack == ["first"])
        inbox.isUnreadable = false
        await phone.openApp()
        phone.device.pressHome()
        await phone.openApp()
        #expect(phone.stack == ["first", "item/old"])
        #expect(try phone.outcomes() == [.shown])
    }
}

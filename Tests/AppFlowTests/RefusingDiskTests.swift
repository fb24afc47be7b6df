import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// A disk that refuses is no fault of what waits for it.
@MainActor @Suite struct RefusingDiskTests {
    private let effects = Effects()
    private let gate = PlanningGate()
    private let reply = NotificationResponse.Action.custom(id: "reply", text: "yes")

    @Test func `U26: an action whose effect the disk refuses waits, however many starts it takes, and is told once`()
        async throws
    {
        let phone = try TestPhone { [effects] in TestMain(effects: effects) }
        effects.refusesByDisk = true
        await phone.answer(Push.item("1"), with: reply)
        for number in 1...5 {
            await phone.restart()
            #expect(phone.navigation.alert?.code == (number == 1 ? "storageRefused" : nil))
            phone.app?.navigator.dismissAlert()
            phone.device.pressHome()
            await phone.openApp()
            #expect(phone.navigation.alert == nil)
            let waiting = try #require(try phone.inbox.pending().first)
            #expect(waiting.attempts == 0 && waiting.failures == 0)
        }
        effects.refusesByDisk = false
        await phone.restart()
        #expect(try phone.outcomes() == [.performed])
        #expect(effects.standing.count == 1)
    }

    @Test func `P9: what an earlier launch left is not routed without a mark, and the app starts`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.dies(at: .recorded) { phone.device.open(url: "test://item/old") }
        phone.inbox.refusesMarks = true
        await phone.openApp()
        #expect(phone.stack == ["first"])
        #expect(phone.navigation.alert?.code == "storageRefused")
        await phone.pushAndTap(Push.item("new"))
        #expect(phone.stack == ["first", "item/new"])
        #expect(try phone.outcomes() == [nil, .shown])
        phone.inbox.refusesMarks = false
        await phone.restart()
        #expect(phone.stack == ["first", "item/old"])
        #expect(try phone.outcomes() == [.shown, .shown])
    }

    @Test func `P9: what the disk does not mark again after a pause goes no further before the next foreground`()
        async throws
    {
        let inbox = CrashableInbox(InMemoryLaunchInbox())
        let before = try TestPhone(inbox: inbox) { TestMain() }
        await before.dies(at: .recorded) { before.device.open(url: "test://item/old") }
        let phone = try TestPhone(inbox: inbox) { TestMain(gate: gate) }
        phone.device.openApp()
        await gate.whenReached()
        phone.device.pressHome()
        inbox.refusesMarks = true
        phone.device.openApp()
        await phone.pass(gate)
        #expect(phone.stack == ["first"])
        #expect(phone.navigation.alert?.code == "storageRefused")
        phone.device.pressHome()
        inbox.refusesMarks = false
        await phone.openApp()
        #expect(phone.stack == ["first", "item/old"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test func `P4: what waits for a mark is discarded with its account's sign-out`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.dies(at: .recorded) { phone.device.open(url: "test://item/old") }
        phone.inbox.refusesMarks = true
        await phone.openApp()
        await phone.app?.signOut()
        #expect(try phone.outcomes() == [.discarded])
    }

    @Test func `P9: a tap that could not be settled is no death, however often`() async throws {
        let phone = try TestPhone { TestMain() }
        phone.inbox.refusesSettling = true
        await phone.pushAndTap(Push.item("1"))
        for _ in 1...4 {
            await phone.restart()
            #expect(phone.stack == ["first", "item/1"])
            #expect(try phone.inbox.pending().map(\.attempts) == [0])
        }
        phone.inbox.refusesSettling = false
        await phone.restart()
        #expect(try phone.outcomes() == [.shown])
    }
}

import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// A disk that fails or refuses is no fault of what waits for it.
@MainActor @Suite struct FailingDiskTests {
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    @Test func `with no way to record, the tap is shown, once`() async throws {
        phone.inbox.isDead = true
        let notification = await phone.pushAndTap(Push.item("1"))
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.log.arrivals == [.notDurable(-1), .duplicate(of: -1)])
        await phone.respond(to: notification)
        #expect(phone.log.arrivals.last == .duplicate(of: -1))
        #expect(phone.log.settled.map(\.settlement.outcome) == [.shown])
    }

    @Test(
        "P2: a disk that failed makes no second arrival of a tap that ended before the last one",
        arguments: [(1, 2), (20, 21)])
    func repeated(tap: Int, of count: Int) async throws {
        await phone.openApp()
        var taps: [DeliveredNotification] = []
        for number in 1...count { taps.append(await phone.pushAndTap(Push.item("\(number)"), requestID: "\(number)")) }
        phone.inbox.isDead = true
        await phone.respond(to: taps[tap - 1])
        #expect(phone.log.arrivals.last == .duplicate(of: LaunchRecord.ID(tap)))
        #expect(phone.stack == ["first", "item/\(count)"])
    }

    @Test(
        "U5: what the disk refused to settle is settled and reported later, and does not replay",
        arguments: [true, false])
    func settledLate(isTappedAgain: Bool) async throws {
        await phone.openApp()
        phone.device.open(url: "test://item/1")
        phone.inbox.isDead = true
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.log.settled == [])
        phone.inbox.isDead = false
        if isTappedAgain { await phone.pushAndTap(Push.item("2")) } else { phone.device.pressHome() }
        #expect(try phone.outcomes() == (isTappedAgain ? [.shown, .shown] : [.shown]))
        await phone.restart()
        #expect(try phone.outcomes().count == (isTappedAgain ? 2 : 1))
        #expect(try phone.inbox.history().map { $0.trace.count { $0.step == .settled } }.allSatisfy { $0 == 1 })
    }

    @Test("P8: a trace has all that happened, though the disk refused one write", arguments: [1, 2])
    func trace(refusedWrite: Int) async throws {
        let phone = try TestPhone(session: .signedOut) { TestMain() }
        await phone.openApp()
        var calls = 0
        phone.inbox.isOpen = {
            calls += 1
            return calls != refusedWrite
        }
        phone.device.open(url: "test://item/1")
        await phone.signIn(as: "1")
        let record = try #require(try phone.inbox.history().first)
        #expect(
            record.trace.map(\.step).prefix(3) == [.arrived, refusedWrite == 1 ? .notDurable : .recorded, .held])
        #expect(record.trace.map(\.step).suffix(2) == [.shown, .settled])
        #expect(Set(record.trace.map(\.step)).count == record.trace.count)
        #expect(record.expiresAt == phone.clock.now.addingTimeInterval(TimeToLive.navigation))
    }

    @Test func `P6: of taps that no disk took the newest is shown`() async throws {
        let phone = try TestPhone(session: .signedOut) { TestMain() }
        phone.inbox.isDead = true
        await phone.openApp()
        for id in 1...3 { phone.device.open(url: "test://item/\(id)") }
        await phone.signIn(as: "1")
        #expect(phone.stack == ["first", "item/3"])
        #expect(phone.log.settled.map(\.settlement.outcome) == [.superseded, .superseded, .shown])
    }

    @Test func `P2: what ended in this process is not taken for what an earlier one left`() async throws {
        phone.inbox.isUnreadable = true
        await phone.openApp()
        phone.inbox.isUnreadable = false
        phone.inbox.refusesSettling = true
        // What earlier launches left is not read, what comes right after is recorded.
        var calls = 0
        phone.inbox.isOpen = {
            calls += 1
            return calls > 1
        }
        await phone.open("test://item/1")
        #expect(phone.stack == ["first", "item/1"])
        phone.app?.navigator.back()
        await phone.receive(Push.silent, requestID: "silent")
        #expect(phone.stack == ["first"])
    }

    @Test func `P2: what is under way in this process is not taken for what an earlier one left`() async throws {
        let gate = PlanningGate()
        let phone = try TestPhone { TestMain(gate: gate) }
        phone.inbox.isUnreadable = true
        await phone.openApp()
        phone.inbox.isUnreadable = false
        // What earlier launches left is not read, what comes right after is recorded.
        var calls = 0
        phone.inbox.isOpen = {
            calls += 1
            return calls > 1
        }
        phone.device.open(url: "test://item/1")
        await gate.whenReached()
        phone.app?.protectedDataDidBecomeAvailable()
        await phone.pass(gate)
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test(
        "P8: what can no longer be read fails, with an alert where the user did something", arguments: [true, false])
    func lostContent(isSilent: Bool) async throws {
        await phone.dies(at: .recorded) {
            if isSilent { phone.deliver(Push.silent) } else { phone.device.open(url: "test://item/1") }
        }
        phone.inbox.hasLostContent = true
        await phone.openApp()
        #expect(try phone.outcomes() == [.failed])
        #expect((phone.navigation.alert == nil) == isSilent)
    }

    @Test("P4: a sign-in that the disk refused is written when the app leaves the display, or comes back to it")
    func signInLate() async throws {
        let disk = CrashableInbox(InMemoryLaunchInbox())
        let phone = try TestPhone(
            session: .signedOut, sessions: CrashableSessionStore(InMemorySessionStore(), of: disk)
        ) { TestMain() }
        await phone.openApp()
        disk.isDead = true
        await phone.app?.signIn(as: AccountID("2"))
        phone.device.pressHome()
        #expect(try phone.sessions.load()?.account == nil)
        disk.isDead = false
        await phone.openApp()
        #expect(try phone.sessions.load()?.account == AccountID("2"))
        disk.isDead = true
        phone.app?.setLock(true)
        disk.isDead = false
        phone.device.pressHome()
        #expect(try phone.sessions.load()?.hasLock == true)
    }

    // MARK: A disk that is full

    @Test func `U26: an action whose effect the disk refuses waits, however many starts it takes, and is told once`()
        async throws
    {
        let effects = Effects()
        let phone = try TestPhone { TestMain(effects: effects) }
        effects.refusesByDisk = true
        await phone.answer(Push.item("1"), with: .custom(id: "reply", text: "yes"))
        for number in 1...5 {
            await phone.restart()
            #expect(phone.navigation.alert?.code == (number == 1 ? "storageRefused" : nil))
            phone.app?.navigator.dismissAlert()
            await phone.comeBack()
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
        let gate = PlanningGate()
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

    @Test func `P9: a tap that could not be settled is no death, however often`() async throws {
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

import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct LockTests {
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone(session: .locked) { TestMain() }
    }

    @Test func `P3: a first frame behind the lock does not count`() async throws {
        await phone.openApp()
        phone.app?.unlock()
        phone.drawsFrames = false
        await phone.pushAndTap(Push.item("1"))
        phone.device.pressHome()
        phone.drawsFrames = true
        await phone.openApp()
        #expect(try phone.outcomes() == [nil])
        phone.app?.unlock()
        #expect(try phone.outcomes() == [.shown])
    }

    @Test("P3: the lock is switched on and off on the main screen", arguments: [true, false])
    func switching(isOn: Bool) async throws {
        let phone = try TestPhone(session: isOn ? .signedIn : .locked) { TestMain() }
        await phone.openApp()
        phone.app?.unlock()
        phone.app?.setLock(isOn)
        #expect(phone.app?.phase == .ready(AccountID("1")))
        #expect(try phone.sessions.load()?.hasLock == isOn)
        await phone.comeBack()
        #expect((phone.app?.phase == .locked) == isOn)
        await phone.restart()
        #expect((phone.app?.phase == .locked) == isOn)
    }
}

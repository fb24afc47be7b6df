import Arrivals
import DeviceSimulator
import Foundation
import Launches
import TestSupport
import Testing

/// What becomes of a link while the disk refuses the inbox.
@MainActor @Suite struct RefusedInboxTests {
    private let phone = RoutedPhone()

    @Test func `P6: what an earlier process left is superseded by a newer link whose screen is loading`() async throws {
        phone.device.open(url: "a://rooms/1")
        phone.kill()
        phone.isDiskOpen = false
        await phone.showMainScreen()
        phone.device.open(url: "a://rooms/slow")
        await phone.router.loads()
        phone.isDiskOpen = true
        phone.running.protectedDataDidBecomeAvailable()
        phone.router.finishLoading()
        await phone.running.whenIdle()
        #expect(phone.router.cancelled.isEmpty)
        #expect(phone.router.opened == ["a://rooms/slow"])
        #expect(try phone.outcomes == [.superseded])
    }

    @Test func `P2: an outcome that the disk refuses is written at the next foreground`() async throws {
        await phone.showMainScreen()
        phone.device.openApp()
        phone.process.refusesSettling = true
        phone.device.open(url: "a://rooms/1")
        await phone.running.whenIdle()
        #expect(try phone.outcomes == [nil])
        #expect(try phone.process.history().map(\.attempts) == [0])
        phone.process.refusesSettling = false
        phone.device.pressHome()
        phone.device.openApp()
        await phone.running.whenIdle()
        #expect(try phone.outcomes == [.shown])
        #expect(phone.router.opened == ["a://rooms/1"])
    }

    @Test func `P9: what an earlier process left is not opened without a mark, and is at the next foreground`()
        async throws
    {
        phone.device.open(url: "a://rooms/1")
        phone.kill()
        phone.device.openApp()
        phone.process.refusesMarks = true
        await phone.showMainScreen()
        #expect(phone.router.opened.isEmpty)
        phone.process.refusesMarks = false
        phone.device.pressHome()
        phone.device.openApp()
        await phone.running.whenIdle()
        #expect(phone.router.opened == ["a://rooms/1"])
    }
}

import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// What a push brings waits for the disk as an action does.
@MainActor @Suite struct RefusedContentTests {
    private let disk = RefusingDisk()

    private func phone() throws -> TestPhone<TestMain> {
        try TestPhone { [disk] in
            TestMain { $0.onIngest = { push throws(RouteError) in try disk.take(push) } }
        }
    }

    @Test(
        "U45: what the disk refused of a silent push is stored at the next change of display, before it is settled",
        arguments: [true, false])
    func silent(isInForeground: Bool) async throws {
        let phone = try phone()
        await phone.openApp()
        if !isInForeground { phone.device.pressHome() }
        disk.refuses = true
        phone.deliver(Push.silent)
        await phone.whenIdle()
        #expect(try phone.outcomes() == [nil])
        #expect(try phone.inbox.pending().map(\.attempts) == [0])
        disk.refuses = false
        if isInForeground { phone.device.pressHome() }
        await phone.openApp()
        #expect(disk.stored == ["silent"])
        #expect(try phone.outcomes() == [.ignored])
    }

    @Test("U45: a tap whose content the disk refused is shown once, and settled when it is stored", arguments: 0...1)
    func tapped(displayChanges: Int) async throws {
        let phone = try phone()
        disk.refuses = true
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.navigation.alert?.code == "storageRefused")
        for _ in 0..<displayChanges {
            phone.device.pressHome()
            await phone.openApp()
        }
        #expect(try phone.outcomes() == [nil])
        #expect(try phone.inbox.pending().map(\.attempts) == [0])
        phone.app?.navigator.dismissAlert()
        phone.app?.navigator.back()
        disk.refuses = false
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(try phone.outcomes() == [.shown])
        #expect(disk.stored == ["item/1"])
        #expect(try await phone.archive.notifications(limit: 9).count == 1)
        await phone.openApp()
        #expect(phone.stack == ["first"])
        #expect(phone.log.settled.map(\.settlement.route) == ["item/:id"])
    }

    @Test func `U45: a tap that lacked its content at first is told as shown, without the reason of then`()
        async throws
    {
        let phone = try TestPhone { [disk] in
            TestMain { main in
                main.onIngest = { push throws(RouteError) in try disk.take(push) }
                main.onMissing = { _ throws(RouteError) in
                    if disk.refuses { throw .contentNotFound }
                    return nil
                }
            }
        }
        disk.refuses = true
        await phone.pushAndTap(Push.opening("news/1"))
        #expect(try phone.outcomes() == [nil])
        disk.refuses = false
        phone.device.pressHome()
        await phone.openApp()
        let settled = try #require(phone.log.settled.first)
        #expect(settled.settlement.outcome == .shown && settled.reason == nil && settled.findings == [])
    }

    @Test func `U45: a tap is settled only once its notification is archived, too`() async throws {
        let archive = HeldArchive()
        let phone = try TestPhone(archive: archive) { TestMain() }
        archive.failure = .refused(reason: "the disk is full")
        await phone.pushAndTap(#"{"aps":{"alert":"x"}}"#)
        #expect(phone.stack == ["first", "page/request"])
        #expect(try phone.outcomes() == [nil])
        archive.failure = nil
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(try await phone.archive.notification(id: "request") != nil)
        #expect(try phone.outcomes() == [.shown])
    }

    @Test func `P8, U45: a tap whose link has no route fails at once, and what its push brings is stored later`()
        async throws
    {
        let phone = try phone()
        disk.refuses = true
        await phone.pushAndTap(Push.opening("unknown"))
        #expect(try phone.codes() == ["linkNotFound"])
        disk.refuses = false
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(disk.stored == ["unknown"])
        #expect(try phone.codes() == ["linkNotFound"])
    }

    @Test func `U45: the push of a tap that a newer one supersedes is stored after the disk refused it`() async throws {
        let phone = try phone()
        phone.drawsFrames = false
        disk.refuses = true
        await phone.pushAndTap(Push.item("1"), requestID: "1")
        disk.refuses = false
        phone.drawsFrames = true
        await phone.pushAndTap(Push.item("2"), requestID: "2")
        #expect(try phone.outcomes() == [.superseded, .shown])
        #expect(disk.stored == ["item/1", "item/2"])
        var isStoredAgain = false
        phone.app?.main.onIngest = { _ in
            isStoredAgain = true
            return false
        }
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(!isStoredAgain)
    }

    @Test func `P4, U45: a tap's push is not stored while the disk refuses its end, nor for the next account`()
        async throws
    {
        let phone = try phone()
        phone.drawsFrames = false
        disk.refuses = true
        await phone.pushAndTap(Push.item("1"), requestID: "1")
        disk.refuses = false
        phone.inbox.refusesSettling = true
        await phone.pushAndTap(Push.item("2"), requestID: "2")
        #expect(disk.stored == ["item/2"])
        await phone.app?.signOut()
        phone.inbox.refusesSettling = false
        await phone.signIn(as: "2")
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(disk.stored == ["item/2"])
    }

    @Test func `P1, U45: what waits for the disk is stored by the next launch`() async throws {
        let phone = try phone()
        disk.refuses = true
        phone.deliver(Push.silent, requestID: "silent")
        await phone.pushAndTap(Push.item("1"))
        await phone.restart()
        #expect(try phone.outcomes() == [nil, nil])
        disk.refuses = false
        await phone.restart()
        #expect(disk.stored == ["silent", "item/1"])
        #expect(try phone.outcomes() == [.ignored, .shown])
    }
}

/// The content's disk, which refuses what it is told to.
@MainActor
private final class RefusingDisk {
    private(set) var stored: Set<String> = []
    var refuses = false

    func take(_ push: ReceivedPush) throws(RouteError) -> Bool {
        if refuses { throw .store(.refused(reason: "the disk is full")) }
        return stored.insert(push.payload.text("deepLink") ?? "silent").inserted
    }
}

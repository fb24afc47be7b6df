import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// What pushes bring into the app's own stores. It waits for the disk as an action does.
@MainActor @Suite struct StoredContentTests {
    private let content = Content()
    private let gate = PlanningGate()

    private func phone(archive: any NotificationArchive = InMemoryNotificationArchive()) throws -> TestPhone<TestMain> {
        let phone = try TestPhone(archive: archive) { [content] in
            let process = content.deaths
            return TestMain { main in
                main.onIngest = { push throws(RouteError) in
                    if process != content.deaths { throw .store(.unavailable(reason: "the process is dead")) }
                    return try await content.take(push)
                }
                main.onShow = { content.unread.remove($0) }
            }
        }
        phone.onDeath = { [content] in content.deaths += 1 }
        return phone
    }

    /// The app leaves the display, and the disk takes everything again.
    private func recover(_ phone: TestPhone<TestMain>) async {
        content.failure = nil
        phone.device.pressHome()
        await phone.whenIdle()
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
        await phone.receive(Push.item("2"), requestID: "other")
        #expect(content.unread == [Screen("item", id: "2")])
    }

    // MARK: A disk that refuses

    @Test(
        "U45: what the disk refused of a silent push is stored at the next change of display, before it is settled",
        arguments: [true, false])
    func silent(isInForeground: Bool) async throws {
        let phone = try phone()
        await phone.openApp()
        if !isInForeground { phone.device.pressHome() }
        content.failure = Content.full
        await phone.receive(Push.silent)
        #expect(try phone.outcomes() == [nil])
        #expect(try phone.inbox.pending().map(\.attempts) == [0])
        content.failure = nil
        if isInForeground { phone.device.pressHome() }
        await phone.openApp()
        #expect(content.taken == ["silent"])
        #expect(try phone.outcomes() == [.ignored])
    }

    @Test("U45: a tap whose content the disk refused is shown once, and settled when it is stored", arguments: 0...1)
    func tapped(displayChanges: Int) async throws {
        let phone = try phone()
        content.failure = Content.full
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.navigation.alert?.code == "storageRefused")
        for _ in 0..<displayChanges {
            await phone.comeBack()
        }
        #expect(try phone.outcomes() == [nil])
        #expect(try phone.inbox.pending().map(\.attempts) == [0])
        phone.app?.navigator.dismissAlert()
        phone.app?.navigator.back()
        await recover(phone)
        #expect(try phone.outcomes() == [.shown])
        #expect(content.taken == ["item/1"])
        #expect(try await phone.archive.notifications(limit: 9).count == 1)
        await phone.openApp()
        #expect(phone.stack == ["first"])
        #expect(phone.log.settled.map(\.settlement.route) == ["item/:id"])
    }

    @Test(
        "U45: a tap that lacked its content at first is told as shown, without the reason of then",
        arguments: [RouteError.contentNotFound, .store(.unavailable(reason: "test"))])
    func lacking(error: RouteError) async throws {
        let phone = try phone()
        content.failure = Content.full
        phone.device.openApp()
        phone.app?.main.onMissing = { [content] _ throws(RouteError) in
            if content.failure != nil { throw error }
            return nil
        }
        await phone.pushAndTap(Push.opening("news/1"))
        #expect(try phone.outcomes() == [nil])
        content.failure = nil
        await phone.comeBack()
        let settled = try #require(phone.log.settled.first)
        #expect(settled.settlement.outcome == .shown && settled.reason == nil && settled.findings == [])
    }

    @Test func `U45: a tap is settled only once its notification is archived, too`() async throws {
        let archive = HeldArchive()
        let phone = try phone(archive: archive)
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

    @Test func `U45: the push of a tap that a newer one supersedes is stored after the disk refused it`() async throws {
        let phone = try phone()
        phone.drawsFrames = false
        content.failure = Content.full
        await phone.pushAndTap(Push.item("1"), requestID: "1")
        content.failure = nil
        phone.drawsFrames = true
        await phone.pushAndTap(Push.item("2"), requestID: "2")
        #expect(try phone.outcomes() == [.superseded, .shown])
        #expect(content.taken == ["item/1", "item/2"])
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
        content.failure = Content.full
        await phone.pushAndTap(Push.item("1"), requestID: "1")
        content.failure = nil
        phone.inbox.refusesSettling = true
        await phone.pushAndTap(Push.item("2"), requestID: "2")
        #expect(content.taken == ["item/2"])
        await phone.app?.signOut()
        phone.inbox.refusesSettling = false
        await phone.signIn(as: "2")
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(content.taken == ["item/2"])
    }

    @Test func `P1, U45: what waits for the disk is stored by the next launch`() async throws {
        let phone = try phone()
        content.failure = Content.full
        phone.deliver(Push.silent, requestID: "silent")
        await phone.pushAndTap(Push.item("1"))
        await phone.restart()
        #expect(try phone.outcomes() == [nil, nil])
        content.failure = nil
        await phone.restart()
        #expect(content.taken == ["silent", "item/1"])
        #expect(try phone.outcomes() == [.ignored, .shown])
    }
}

/// A store of what pushes bring; what is on the display as it comes is read.
@MainActor
private final class Content {
    static let full = StoreError.refused(reason: "the disk is full")

    private(set) var taken: Set<String> = []
    var deaths = 0
    var unread: Set<Screen> = []
    /// What it answers to everything; nil for a store that works.
    var failure: StoreError?
    /// Holds what is ingested until it is opened.
    var gate: PlanningGate?

    func take(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        await gate?.pass()
        if let failure { throw .store(failure) }
        let screen = Screen("item", id: push.parameters["id"])
        let isNew = taken.insert(push.payload.text("deepLink") ?? "silent").inserted
        if isNew, push.visible != screen { unread.insert(screen) }
        return isNew
    }
}

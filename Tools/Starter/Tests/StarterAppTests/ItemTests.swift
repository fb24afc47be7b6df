import AppFlow
import DeviceSimulator
import Foundation
import ItemSupport
import Items
import Launches
import Notifications
import StarterApp
import TestSupport
import Testing

@MainActor @Suite struct ItemTests {
    private let items = InMemoryItemRepository()
    private let date = Date(timeIntervalSince1970: 1_800_000_000)

    /// Without content of its own.
    private nonisolated static let push = #"{"aps":{"alert":"x","category":"item"},"itemID":7}"#
    private nonisolated static let contentPush =
        #"{"aps":{"alert":"x","category":"item"},"itemID":8,"title":"Eight","text":"New"}"#

    /// A phone whose store has item 7, which every account sees.
    private func phone() async throws -> TestPhone<StarterCoordinator> {
        _ = try await items.save([Item(id: 7, title: "Seven", text: "Text", date: date)])
        return try starterPhone(items: items)
    }

    @Test(
        "a link opens its screen",
        arguments: [
            ("starter://items", ["items"]), ("starter://items/7", ["items", "item/7"]),
            ("https://starter.example.com/items/7", ["items", "item/7"]),
        ])
    func link(link: String, stack: [String]) async throws {
        let phone = try await phone()
        phone.device.open(url: link)
        await phone.whenIdle()
        #expect(phone.stack == stack)
        #expect(try phone.outcomes() == [.shown])
    }

    @Test(
        "a tapped push opens its page, whatever key names it",
        arguments: [push, #"{"aps":{"alert":"x"},"deepLink":"items/7"}"#])
    func tap(push: String) async throws {
        let phone = try await phone()
        await phone.pushAndTap(push)
        #expect(phone.stack == ["items", "item/7"])
    }

    @Test(
        "P8: what is not there, and what is no id, opens nothing",
        arguments: [("6", "contentNotFound"), ("x", "invalidParameter")])
    func unknown(id: String, code: String) async throws {
        let phone = try await phone()
        await phone.pushAndTap(#"{"aps":{"alert":"x","category":"item"},"itemID":"\#(id)"}"#)
        #expect(phone.stack.count == 1)
        #expect(try phone.codes() == [code])
    }

    @Test func `a push brings its item, of the date of its delivery`() async throws {
        let phone = try await phone()
        await phone.pushAndTap(Self.contentPush)
        #expect(phone.stack == ["items", "item/8"])
        let stored = Item(id: 8, account: "1", title: "Eight", text: "New", date: date)
        #expect(try await items.item(id: 8, of: "1") == stored)
    }

    @Test func `a push brings its item, of the date that it names`() async throws {
        let phone = try await phone()
        await phone.pushAndTap(
            #"{"aps":{"alert":"x"},"itemID":8,"title":"T","text":"New","date":"2026-05-01T00:00:00Z"}"#)
        #expect(try await items.item(id: 8, of: "1")?.date == Date(timeIntervalSince1970: 1_777_593_600))
    }

    @Test func `P4: a push takes no item that every account sees`() async throws {
        let phone = try await phone()
        await phone.pushAndTap(#"{"aps":{"alert":"x"},"itemID":7,"title":"Other","text":"Other"}"#)
        #expect(phone.stack == ["items", "item/7"])
        #expect(try await items.item(id: 7, of: "2")?.title == "Seven")
    }

    @Test("P6: done has its effect once and opens nothing, app running or not", arguments: [true, false])
    func done(isRunning: Bool) async throws {
        let phone = try await phone()
        if isRunning { await phone.openApp() }
        for push in [Self.push, Self.contentPush] {
            let notification = phone.deliver(push, requestID: push)
            for _ in 1...2 {
                phone.device.respond(to: notification, with: .custom(id: "done"))
                await phone.whenIdle()
                phone.clock.advance(by: 1)
            }
        }
        #expect(try phone.outcomes() == [.performed, .performed])
        #expect(try await items.item(id: 7, of: "1")?.marks[.done] == date)
        #expect(try await items.item(id: 8, of: "1")?.marks[.done] == date + 2)
        #expect(phone.stack.count == (isRunning ? 1 : 0))
    }

    @Test func `P8: done of what is not there says so`() async throws {
        let phone = try await phone()
        let push = phone.deliver(#"{"aps":{"alert":"x","category":"item"},"itemID":6}"#)
        phone.device.respond(to: push, with: .custom(id: "done"))
        await phone.whenIdle()
        #expect(try phone.codes() == ["contentNotFound"])
    }

    @Test func `P4: a sign-out deletes what pushes brought and what was done`() async throws {
        let phone = try await phone()
        await phone.pushAndTap(Self.contentPush)
        phone.device.respond(to: phone.deliver(Self.push, requestID: "other"), with: .custom(id: "done"))
        await phone.whenIdle()
        #expect(try await items.item(id: 7, of: "1")?.marks[.done] != nil)
        await phone.app?.signIn(as: AccountID("2"))
        await phone.whenIdle()
        for account in ["1", "2"] {
            let left = try await items.items(of: account, limit: 9)
            #expect(left.map(\.id) == [7] && left.map(\.marks[.done]) == [nil])
        }
    }
}

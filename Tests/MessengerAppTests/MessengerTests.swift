import AppFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import MessengerApp
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct MessengerTests {
    private func phone(
        session: Session = Session(account: AccountID("1"), hasOnboarded: true),
        chats: InMemoryChatRepository = InMemoryChatRepository()
    ) async throws -> TestPhone<MessengerCoordinator> {
        try await MessengerPhone.make(session: session, chats: chats)
    }

    @Test("S2.1: chatRoomId opens the room, as string or number", arguments: ["5", #""5""#])
    func payload(id: String) async throws {
        let phone = try await phone()
        await phone.pushAndTap(#"{"aps":{"alert":"x"},"chatRoomId":\#(id)}"#)
        #expect(phone.stack == ["rooms", "room/5"])
        #expect(try phone.inbox.history().first?.settlement?.route == "chat")
    }

    @Test(
        "S1.7: a push's type says where it leads, a room by its id",
        arguments: [
            (#""type":"CHAT","id":5"#, ["rooms", "room/5"]), (#""type":"POKE","id":"6""#, ["rooms", "room/6"]),
            (#""type":"question","id":"5""#, ["rooms", "room/5"]), (#""type":"FRIEND_REQUEST","id":5"#, ["profile"]),
            (#""type":"FRIEND_ACCEPT""#, ["profile"]), (#""type":"EVENT","id":5"#, ["home", "notifications"]),
            (#""type":"NEVER_HEARD_OF""#, ["home", "notifications"]), (#""type":"CHAT""#, ["home", "notifications"]),
            (#""pushType":"CHAT","id":5"#, ["rooms", "room/5"]),
            (#""type":"EVENT","chatRoomId":6"#, ["rooms", "room/6"]),
            (#""type":"CHAT","id":5,"deepLink":"chat/6""#, ["rooms", "room/6"]),
            (#""type":"","id":"n""#, ["home", "notifications", "notification/n"]),
        ])
    func kind(members: String, stack: [String]) async throws {
        let phone = try await phone()
        await phone.pushAndTap(#"{"aps":{"alert":"x"},\#(members)}"#)
        #expect(phone.stack == stack)
        #expect(try phone.outcomes() == [.shown])
    }

    @Test func `S1.7: pushes of a type are kept one by one, though their id is that of one room`() async throws {
        let phone = try await phone()
        for request in ["a", "b"] {
            await phone.pushAndTap(#"{"aps":{"alert":"x"},"type":"CHAT","id":5}"#, requestID: request)
        }
        await phone.pushAndTap(#"{"aps":{"alert":"x"},"id":5}"#, requestID: "c")
        #expect(try await phone.archive.notifications(limit: 10).map(\.id).sorted() == ["5", "a", "b"])
    }

    @Test func `S2.6: what the room on the screen does not show stays in the list of notifications`() async throws {
        let phone = try await phone()
        phone.device.open(url: "messenger://chat/5")
        await phone.whenIdle()
        let alert = #"{"aps":{"alert":{"title":"Kim","body":"Now"}},"chatRoomId":5"#
        phone.deliver(alert + "}", requestID: "without a message")
        await phone.whenIdle()
        #expect(phone.device.presenter.log.lastPresentation == [.list, .badge])
        phone.deliver(alert + #","messageId":52}"#, requestID: "shown")
        await phone.whenIdle()
        #expect(phone.device.presenter.log.lastPresentation == [])
        #expect(phone.device.notificationCenter.delivered.map(\.requestID) == ["without a message"])
    }

    @Test(
        "S2.2: what is not this app's link to a room is told and changes nothing",
        arguments: [
            ("other://chat?roomId=5", "invalidScheme"), ("messenger://talk?roomId=5", "linkNotFound"),
            ("messenger://chat?roomId=-1", "invalidParameter"), ("messenger://chat?roomId=five", "invalidParameter"),
            ("messenger://chat?roomId=7", "contentNotFound"), ("messenger://chat/5/message/61", "contentNotFound"),
            ("https://evil.example.org/chat?roomId=5", "untrustedHost"),
        ])
    func refused(link: String, code: String) async throws {
        let phone = try await phone()
        await phone.openApp()
        let before = phone.navigation
        phone.device.open(url: link)
        await phone.whenIdle()
        #expect(phone.navigation.alert?.code == code)
        phone.app?.navigator.dismissAlert()
        #expect(phone.navigation == before)
    }

    @Test(
        "S2.3: root, the tab with index 2, the rooms, the room: running and terminated alike",
        arguments: [true, false],
        [
            "messenger://chat?roomId=5", "messenger://home/chat/5", "https://messenger.example.com/chat/5",
            // U41: of a team's own host, of the short links', and as the site in the browser has it.
            "https://design.messenger.example.com/chat/5", "https://go.messenger.example.com/5",
            "https://web.messenger.example.com/#/chat/5", "https://web.messenger.example.com/#!/chat?roomId=5",
        ])
    func stages(isRunning: Bool, link: String) async throws {
        let phone = try await phone()
        if isRunning { await phone.openApp() }
        phone.device.open(url: link)
        await phone.whenIdle()
        #expect(phone.navigation.tabs.map(\.id) == ["home", "profile", "chat"])
        #expect(phone.navigation.selectedTab == phone.navigation.tabs[2].id)
        #expect(phone.stack == ["rooms", "room/5"])
    }

    @Test(
        "U41: what is read on one host alone opens no room elsewhere",
        arguments: [
            "messenger://5", "https://design.messenger.example.com/5", "https://messenger.example.com/#/chat/5",
        ])
    func ofOneHost(link: String) async throws {
        let phone = try await phone()
        phone.device.open(url: link)
        await phone.whenIdle()
        #expect(phone.stack == ["home"])
    }

    @Test("P6: mark as read makes the room read up to then, once, running or not", arguments: [true, false])
    func markAsRead(isRunning: Bool) async throws {
        let chats = InMemoryChatRepository()
        let phone = try await phone(chats: chats)
        if isRunning { await phone.openApp() }
        let push = phone.deliver(#"{"aps":{"alert":"x","category":"chat-message"},"chatRoomId":"5"}"#)
        phone.clock.advance(by: 5)
        let readAt = phone.clock.now
        var completions = 0
        for _ in 1...2 {
            phone.device.respond(to: push, with: .custom(id: "mark-as-read")) { completions += 1 }
            await phone.whenIdle()
            phone.clock.advance(by: 5)
        }
        #expect(completions == 2)
        #expect(try phone.outcomes() == [.performed])
        #expect(try await chats.room(id: 5)?.readAt == readAt)
        #expect(try await chats.room(id: 6)?.readAt == nil)
        #expect(try await chats.lastMessages(in: 5, limit: 9).count == 1)
        #expect(phone.stack == (isRunning ? ["home"] : []))
    }

    @Test(
        "P8: a reply that says nothing is not sent, nor is anything done in a room that is not there",
        arguments: [
            ("reply", "5", nil, "invalidParameter"), ("reply", "5", " \n", "invalidParameter"),
            ("reply", "7", "Hi", "contentNotFound"), ("mark-as-read", "7", nil, "contentNotFound"),
            ("mark-as-read", "\"x\"", nil, "contentNotFound"), ("mark-as-read", "-1", nil, "contentNotFound"),
        ])
    func notDone(action: String, room: String, text: String?, code: String) async throws {
        let chats = InMemoryChatRepository()
        let phone = try await phone(chats: chats)
        let push = phone.deliver(#"{"aps":{"alert":"x","category":"chat-message"},"chatRoomId":\#(room)}"#)
        phone.device.respond(to: push, with: .custom(id: action, text: text))
        await phone.whenIdle()
        #expect(try phone.codes() == [code])
        #expect(try await chats.lastMessages(in: 5, limit: 9).count == 1)
    }
}

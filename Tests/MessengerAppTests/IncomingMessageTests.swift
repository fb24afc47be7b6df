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

@MainActor @Suite struct IncomingMessageTests {
    private let chats = InMemoryChatRepository()

    private static let message = #""chatRoomId":5,"messageId":"52","author":"Kim","text":"Are you there?""#

    private nonisolated static let atEnd = Screen("room", id: "5")
    private nonisolated static let atMessage = Screen("room", id: "5", arguments: ["message": "51"])
    private nonisolated static let send = ScreenContent.Action("send", takesText: true)
    private nonisolated static let later = ScreenContent.Action("later")

    /// How a push comes to the app.
    enum Way: String, CaseIterable, Sendable {
        case foreground, tapTerminated, tapRunning, actionTerminated, actionRunning, silentTerminated, silentRunning
        case shownAndWoken
    }

    private func come(_ way: Way, to phone: TestPhone<MessengerCoordinator>, members: String = message) async {
        let alert = #""alert":{"title":"Five","body":"…"},"category":"chat-message""#
        let aps =
            switch way {
            case .silentTerminated, .silentRunning: #""content-available":1"#
            case .shownAndWoken: alert + #","content-available":1"#
            default: alert
            }
        switch way {
        case .foreground, .tapRunning, .actionRunning, .silentRunning: await phone.openApp()
        case .tapTerminated, .actionTerminated, .silentTerminated, .shownAndWoken: phone.kill()
        }
        let push = phone.deliver(#"{"aps":{\#(aps)},\#(members)}"#)
        switch way {
        case .tapTerminated, .tapRunning: phone.device.respond(to: push)
        case .actionTerminated, .actionRunning: phone.device.respond(to: push, with: .custom(id: "reply", text: "Yes"))
        default: break
        }
        await phone.whenIdle()
    }

    @Test(
        "S2.6: a push brings its message in when app code runs, once, even if it comes twice", arguments: Way.allCases)
    func broughtIn(way: Way) async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        await come(way, to: phone)
        let arrivedAt = phone.clock.now
        for again in Way.allCases { await come(again, to: phone) }
        let messages = try await chats.lastMessages(in: 5, limit: 99).filter { $0.id == 52 }
        #expect(messages.map(\.author) == ["Kim"] && messages.map(\.text) == ["Are you there?"])
        #expect(messages.map(\.sentAt) == [arrivedAt] && messages.map(\.delivery) == [nil])
    }

    @Test func `S2.6: a message for the room on the screen is shown in it and read, another room's is unread`()
        async throws
    {
        let phone = try await MessengerPhone.make(chats: chats)
        phone.device.open(url: "messenger://chat/5")
        await phone.whenIdle()
        #expect(try await chats.unreadCount() == 1)
        await come(.foreground, to: phone)
        #expect(phone.device.presenter.log.lastPresentation == [])
        let visible = try #require(phone.navigation.visible)
        let model = try #require(phone.app?.models.model(for: visible))
        await model.content { $0.rows.map(\.detail) == ["Hello", "Are you there?"] }
        #expect(try await chats.room(id: 5)?.unreadCount == 0)
        await come(.foreground, to: phone, members: #""chatRoomId":6,"messageId":62,"author":"Kim","text":"Here""#)
        #expect(phone.device.presenter.log.lastPresentation == [.banner, .list, .badge, .sound])
        #expect(try await chats.room(id: 6)?.unreadCount == 2)
        #expect(try await chats.unreadCount() == 2)
    }

    @Test func `S2.6: the badge is what is unread in all rooms, and goes with a sign-out`() async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        func badge() -> Int { phone.device.notificationCenter.badge }
        await phone.openApp()
        #expect(badge() == 2)
        phone.device.open(url: "messenger://chat/5")
        await phone.whenIdle()
        #expect(badge() == 1)
        phone.device.pressHome()
        phone.deliver(#"{"aps":{"content-available":1},\#(Self.message)}"#)
        await phone.whenIdle()
        #expect(badge() == 2)
        let push = phone.deliver(#"{"aps":{"alert":"x","badge":9,"category":"chat-message"},"chatRoomId":6}"#)
        #expect(badge() == 9)
        phone.clock.advance(by: 5)
        phone.device.respond(to: push, with: .custom(id: "mark-as-read"))
        await phone.whenIdle()
        #expect(badge() == 1)
        await phone.app?.signOut()
        await phone.whenIdle()
        #expect(badge() == 0)
    }

    @Test(
        "S2.6: what a push leaves out is taken from the alert and its delivery",
        arguments: [
            (#""chatRoomId":5,"messageId":52"#, "Title", "Body"),
            (#""chatRoomId":"5","messageId":52.0,"author":"","text":null"#, "Title", "Body"),
            (#""deepLink":"chat/5/message/52","text":"T""#, "Title", "T"),
            (#""type":"CHAT","id":5,"messageId":"52","author":"A""#, "A", "Body"),
        ])
    func leftOut(members: String, author: String, text: String) async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        await phone.pushAndTap(#"{"aps":{"alert":{"title":"Title","body":"Body"}},\#(members)}"#)
        let message = try await chats.message(id: 52)
        #expect(message?.author == author && message?.text == text && message?.roomID == 5)
    }

    @Test func `S2.6: a push says when its message was sent, and titles a room that is new`() async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        let sent = #""sentAt":"2027-01-15T08:00:00.5Z","room":"Seven""#
        await phone.pushAndTap(
            #"{"aps":{"alert":{"title":"A","body":"B"}},"chatRoomId":7,"messageId":71,\#(sent)}"#)
        #expect(try await chats.room(id: 7)?.title == "Seven")
        #expect(try await chats.message(id: 71)?.sentAt == Date(timeIntervalSince1970: 1_800_000_000.5))
        #expect(phone.stack == ["rooms", "room/7"])
    }

    @Test(
        "S2.6: a push that carries no message, or another account's, brings none in",
        arguments: [
            #""chatRoomId":5"#, #""chatRoomId":5,"messageId":"x""#, #""chatRoomId":5,"messageId":-3"#,
            #""chatRoomId":"five","messageId":52"#, #""messageId":52"#,
            #""chatRoomId":5,"messageId":52,"recipient":"2""#,
        ])
    func nothing(members: String) async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        let before = try await chats.rooms().map(\.lastMessage)
        for way in Way.allCases where way != .actionRunning && way != .actionTerminated {
            await come(way, to: phone, members: members)
        }
        #expect(try await chats.rooms().map(\.lastMessage) == before)
        #expect(try await chats.message(id: 52) == nil)
    }

    @Test(
        "S2.6: a message is seen where its room shows what is newest, or is about to",
        arguments: [
            (atEnd, nil, true), (atEnd, ScreenContent(status: .loading), true),
            (atEnd, ScreenContent(actions: [send]), true), (atEnd, ScreenContent(actions: [later]), false),
            (atEnd, ScreenContent(status: .failed(code: "databaseUnavailable")), false),
            (atMessage, nil, false), (atMessage, ScreenContent(status: .loading), false),
            (atMessage, ScreenContent(actions: [send]), true), (Screen("room", id: "6"), nil, false),
            (Screen("rooms"), nil, false),
        ] as [(Screen, ScreenContent?, Bool)])
    func seen(on visible: Screen, displaying content: ScreenContent?, isSeen: Bool) async throws {
        let phone = try await MessengerPhone.make(chats: chats)
        await phone.openApp()
        let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"…"},\#(Self.message)}"#.utf8))
        let push = ReceivedPush(
            payload, parameters: ["roomId": "5"], target: Self.atEnd, deliveredAt: .now, visible: visible,
            content: content)
        #expect(phone.app?.features.shows(push) == isSeen)
    }
}

import AppFlow
import ChatFlow
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

@MainActor @Suite struct SendingTests {
    private let chats = InMemoryChatRepository()
    private let backend = ChatBackend()
    private let reply = #"{"aps":{"alert":"x","category":"chat-message"},"chatRoomId":5}"#

    private func answer(_ text: String, on phone: TestPhone<MessengerCoordinator>, request: String) async {
        let push = phone.deliver(reply, requestID: request)
        phone.device.respond(to: push, with: .custom(id: "reply", text: text))
        await phone.whenIdle()
    }

    @Test func `P6: a reply reaches the backend, once`() async throws {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        await answer("Yes", on: phone, request: "a")
        await phone.restart()
        #expect(await backend.messages.map(\.text) == ["Yes"])
        #expect(await backend.messages.map(\.account) == ["1"])
        #expect(try await chats.lastMessages(in: 5, limit: 9).compactMap(\.delivery) == [.sent])
        #expect(try phone.outcomes() == [.performed])
    }

    @Test func `P6: a reply without a way to the backend stands in its room, and is sent after a restart`() async throws
    {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        await backend.answer(with: .unreachable(reason: "test"))
        await answer("One", on: phone, request: "a")
        await answer("Two", on: phone, request: "b")
        #expect(try phone.outcomes() == [.performed, .performed])
        phone.device.open(url: "messenger://chat/5")
        await phone.whenIdle()
        let visible = try #require(phone.navigation.visible)
        let model = try #require(phone.app?.models.model(for: visible))
        await model.content { $0.rows.map(\.note) == [nil, "queued", "queued"] }
        await backend.answer(with: nil)
        await phone.restart()
        #expect(await backend.messages.map(\.text) == ["One", "Two"])
        #expect(await backend.repetitions == 0)
        #expect(try await chats.queued(by: "1").isEmpty)
    }

    @Test func `P4, U8: what one account queued goes with its sign-out, is shown to nobody else, and never sent`()
        async throws
    {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        await phone.openApp()
        await backend.answer(with: .unreachable(reason: "test"))
        await answer("One", on: phone, request: "a")
        await backend.answer(with: nil)
        for account in ["2", "1"] {
            await phone.app?.signIn(as: AccountID(account))
            await phone.restart()
            #expect(await backend.messages.isEmpty)
            #expect(try await chats.lastMessages(in: 5, limit: 9).map(\.text) == ["Hello"])
        }
    }

    @Test func `U37: a reply that could not be sent goes out in the background, without a scene`() async throws {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        await backend.answer(with: .unreachable(reason: "test"))
        await answer("One", on: phone, request: "a")
        #expect(phone.device.state.app.isRefreshRequested)
        phone.kill()
        await backend.answer(with: nil)
        try phone.device.perform(.refreshInBackground)
        await phone.whenIdle()
        #expect(await backend.messages.map(\.text) == ["One"])
        #expect(!phone.device.state.app.hasScene && phone.navigation.phase == .launching)
        #expect(!phone.device.state.app.isRefreshRequested)
        #expect(phone.device.process.suspendsAt == phone.clock.now + 5)
    }
}

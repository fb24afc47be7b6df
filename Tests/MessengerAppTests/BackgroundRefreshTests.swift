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

@MainActor @Suite struct BackgroundRefreshTests {
    private let chats = InMemoryChatRepository()
    private let backend = ChatBackend()

    private func reply(_ text: String, on phone: TestPhone<MessengerCoordinator>) async {
        let push = phone.deliver(
            #"{"aps":{"alert":"x","category":"chat-message"},"chatRoomId":5}"#, requestID: text)
        phone.device.respond(to: push, with: .custom(id: "reply", text: text))
        await phone.whenIdle()
    }

    private func refresh(_ phone: TestPhone<MessengerCoordinator>) async throws {
        try phone.device.perform(.refreshInBackground)
        await phone.whenIdle()
    }

    @Test func `U37: a reply that could not be sent goes out in the background, without a scene`() async throws {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        await backend.answer(with: .unreachable(reason: "test"))
        await reply("One", on: phone)
        #expect(phone.device.state.app.isRefreshRequested)
        phone.kill()
        await backend.answer(with: nil)
        try await refresh(phone)
        #expect(await backend.messages.map(\.text) == ["One"])
        #expect(!phone.device.state.app.hasScene && phone.navigation.phase == .launching)
        #expect(!phone.device.state.app.isRefreshRequested)
        #expect(phone.device.process.suspendsAt == phone.clock.now + 5)
    }

    @Test func `U37: a refresh whose time is over ends, asks anew, and what it had begun stands once`() async throws {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        await backend.answer(with: .unreachable(reason: "test"))
        await reply("One", on: phone)
        await backend.answer(with: nil)
        await backend.hang()
        try phone.device.perform(.refreshInBackground)
        #expect(phone.device.process.suspendsAt == phone.clock.now + 30)
        try phone.device.perform(.advanceClock(seconds: 30))
        #expect(phone.device.state.app.state == .suspended && phone.device.state.app.isRefreshRequested)
        await backend.goOn()
        await phone.whenIdle()
        try await refresh(phone)
        #expect(await backend.messages.map(\.text) == ["One"])
        #expect(await backend.repetitions == 0)
        #expect(!phone.device.state.app.isRefreshRequested)
    }

    @Test func `U37: what was written on a screen is asked time for as the app leaves the display`() async throws {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        await backend.answer(with: .unreachable(reason: "test"))
        phone.device.open(url: "messenger://chat/5")
        await phone.whenIdle()
        let visible = try #require(phone.navigation.visible)
        try await phone.app?.perform(ScreenContent.Action.send.id, text: "Hi", on: visible)
        await phone.whenIdle()
        #expect(!phone.device.state.app.isRefreshRequested)
        phone.device.pressHome()
        await phone.whenIdle()
        #expect(phone.device.state.app.isRefreshRequested)
        await backend.answer(with: nil)
        try await refresh(phone)
        #expect(await backend.messages.map(\.text) == ["Hi"])
    }

    @Test func `U37: the time that the app asks for as it leaves ends once what is being sent is sent`() async throws {
        let phone = try await MessengerPhone.make(chats: chats, backend: backend)
        phone.device.open(url: "messenger://chat/5")
        await phone.whenIdle()
        let (app, visible) = (try #require(phone.app), try #require(phone.navigation.visible))
        await backend.hang()
        try await app.perform(ScreenContent.Action.send.id, text: "Hi", on: visible)
        phone.device.pressHome()
        // As AppleBridge does after `sceneDidEnterBackground(_:)`.
        var ends: [Bool] = []
        app.refreshInBackground { ends.append($0) }
        for _ in 0..<1_000 { await Task.yield() }
        #expect(ends.isEmpty)
        await backend.goOn()
        await phone.whenIdle()
        #expect(ends == [true])
        #expect(await backend.messages.map(\.text) == ["Hi"])
        #expect(await backend.repetitions == 0)
    }
}

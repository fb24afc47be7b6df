import ChatFlow
import ChatSupport
import Chats
import Foundation
import Navigation
import TestSupport
import Testing

/// What is written in a room, before it is known where the room was opened too, and what is deleted there.
@MainActor @Suite struct RoomWritingTests {
    @Test func `it is shown at the room's end, though the opened message is found afterwards`() async throws {
        let chats = InMemoryChatRepository()
        _ = try await chats.save((1...200).map(RoomMessage.sample))
        let gate = PlanningGate()
        await chats.tellMessages(behind: gate)
        let models = ScreenModels(of: ChatFactory(chats: chats))
        let shown = ShownScreen(id: 1, screen: .room(5, at: 100))
        models.follow(shown)
        await gate.whenReached()
        try await models.perform(ScreenContent.Action.send.id, text: "own", on: shown)
        gate.open()
        await models.model(for: shown).content { $0.rows.last?.detail == "own" }
    }

    @Test func `a message that is deleted goes from its room, and the room's last line changes`() async throws {
        let chats = InMemoryChatRepository()
        _ = try await chats.save((1...3).map(RoomMessage.sample))
        let models = ScreenModels(of: ChatFactory(chats: chats))
        let (room, rooms) = (ShownScreen(id: 1, screen: .room(5)), ShownScreen(id: 2, screen: .rooms))
        models.follow(room)
        models.follow(rooms)
        await models.model(for: room).content { $0.rows.map(\.detail) == ["message 1", "message 2", "message 3"] }
        await models.model(for: rooms).content { $0.rows.map(\.note) == ["3"] }
        let last = try #require(models.model(for: room).content.rows.last)
        let action = try #require(last.action)
        try await models.perform(action.id, text: last.key, on: room)
        await models.model(for: room).content { $0.rows.map(\.detail) == ["message 1", "message 2"] }
        await models.model(for: rooms).content { $0.rows.map(\.detail) == ["message 2"] }
        #expect(models.model(for: rooms).content.rows.map(\.note) == ["2"])
        // What is no message is none.
        try await models.perform(action.id, text: "x", on: room)
        #expect(models.model(for: room).content.rows.count == 2)
    }
}

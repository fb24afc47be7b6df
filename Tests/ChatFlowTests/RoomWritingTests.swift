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
        let room = OpenScreen(.room(5, at: 100), of: TestDependencies(chats: chats))
        room.follow()
        await gate.whenReached()
        try await room.perform(.send, text: "own")
        gate.open()
        await room.model.content { $0.rows.last?.detail == "own" }
    }

    @Test func `a message that is deleted goes from its room, and the room's last line changes`() async throws {
        let chats = InMemoryChatRepository()
        _ = try await chats.save((1...3).map(RoomMessage.sample))
        let dependencies = TestDependencies(chats: chats)
        let (room, rooms) = (OpenScreen(.room(5), of: dependencies), OpenScreen(.rooms, of: dependencies))
        room.follow()
        rooms.follow()
        await room.model.content { $0.rows.map(\.detail) == ["message 1", "message 2", "message 3"] }
        await rooms.model.content { $0.rows.map(\.note) == ["3"] }
        let last = try #require(room.model.content.rows.last)
        let action = try #require(last.action)
        try await room.perform(action, text: last.key)
        await room.model.content { $0.rows.map(\.detail) == ["message 1", "message 2"] }
        await rooms.model.content { $0.rows.map(\.detail) == ["message 2"] }
        #expect(rooms.model.content.rows.map(\.note) == ["2"])
        // What is no message is none.
        try await room.perform(action, text: "x")
        #expect(room.model.content.rows.count == 2)
    }
}

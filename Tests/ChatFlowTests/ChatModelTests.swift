import ChatFlow
import ChatSupport
import Chats
import Foundation
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct ChatModelTests {
    private let chats = InMemoryChatRepository()

    private func open(_ screen: Screen) -> OpenScreen { OpenScreen(screen, of: TestDependencies(chats: chats)) }

    private func follow(_ screen: Screen) -> OpenScreen {
        let open = open(screen)
        open.follow()
        return open
    }

    private func fill(_ ids: ClosedRange<Message.ID>) async throws {
        _ = try await chats.save(ids.map(RoomMessage.sample))
    }

    private func content(of screen: Screen) async throws -> ScreenContent {
        let model = open(screen).model
        #expect(model.content.status == .loading)
        await model.load()
        return model.content
    }

    private static func texts(_ ids: ClosedRange<Message.ID>) -> [String?] { ids.map { "message \($0)" } }

    @Test func `the rooms show their last message, what is unread, and the link that opens them`() async throws {
        try await fill(1...60)
        let row = ScreenContent.Row("Five", detail: "message 60", note: "60", link: "chat/5")
        #expect(try await content(of: .rooms).rows == [row])
        _ = try await chats.markAllAsRead(in: 5, at: Date(timeIntervalSince1970: 60))
        #expect(try await content(of: .rooms).rows.map(\.note) == [nil])
    }

    @Test func `a room that no link can name has none`() async throws {
        let sentAt = Date(timeIntervalSince1970: 1)
        _ = try await chats.save(
            [-5, 0].map { room in
                RoomMessage(Message(id: room + 9, roomID: room, author: "Kim", text: "x", sentAt: sentAt))
            })
        #expect(try await content(of: .rooms).rows.map(\.link) == [nil, "chat/0"])
    }

    @Test func `a list without rooms is empty, and so is a room without messages`() async throws {
        #expect(try await content(of: .rooms).status == .empty)
        try await fill(1...1)
        _ = try await chats.delete(1)
        let room = try await content(of: .room(5))
        #expect(room.status == .empty && room.title == "Five")
    }

    @Test func `a room opens at its last fifty messages`() async throws {
        try await fill(1...60)
        let content = try await content(of: .room(5))
        #expect(content.title == "Five")
        #expect(content.rows.map(\.detail) == Self.texts(11...60))
        #expect(content.focus == 49)
        #expect(content.actions == [.earlier, .send])
    }

    @Test func `a room opens at a message, with its neighbours on both sides`() async throws {
        try await fill(1...200)
        let content = try await content(of: .room(5, at: 100))
        #expect(content.rows.map(\.detail) == Self.texts(75...125))
        #expect(content.focus.map { content.rows[$0].detail } == "message 100")
        #expect(content.actions == [.earlier, .later, .send])
    }

    @Test func `from a message its user goes on to both ends of the room`() async throws {
        try await fill(1...200)
        let room = open(.room(5, at: 100))
        await room.model.load()
        let other = open(.room(5, at: 100))
        await other.model.load()
        try await other.perform(.later)
        #expect(other.model.content.rows.map(\.detail) == Self.texts(75...175))
        try await room.perform(.earlier)
        #expect(room.model.content.rows.map(\.detail) == Self.texts(25...125))
        try await room.perform(.earlier)
        #expect(room.model.content.rows.map(\.detail) == Self.texts(1...125))
        #expect(room.model.content.actions == [.later, .send])
        for _ in 1...2 { try await room.perform(.later) }
        #expect(room.model.content.rows.map(\.detail) == Self.texts(1...200))
        #expect(room.model.content.actions == [.send])
    }

    @Test func `what is written in a room stands at its end, which is shown then`() async throws {
        try await fill(1...200)
        for (number, screen) in [Screen.room(5), .room(5, at: 100), .room(5, at: 200)].enumerated() {
            let room = follow(screen)
            await room.model.content { $0.status == .ready && $0.actions.contains(.send) }
            try await room.perform(.send, text: "own \(number)")
            let row = ScreenContent.Row(
                "You", detail: "own \(number)", note: "queued", action: .delete, key: String(-1 - number))
            await room.model.content { $0.rows.last == row }
            try await room.perform(.send, text: " \n")
            await room.model.content { $0.rows.last?.detail == "own \(number)" }
        }
        #expect(try await chats.queued(by: "1").map(\.text) == ["own 0", "own 1", "own 2"])
    }

    @Test func `a room that is not there is said, and shown when it comes`() async throws {
        let room = follow(.room(5))
        await room.model.content { $0.status == .failed(code: "contentNotFound") }
        try await fill(1...1)
        await room.model.content { $0.status == .ready && $0.rows.map(\.detail) == Self.texts(1...1) }
    }

    @Test func `a room that is followed shows what comes, goes and is sent, wherever it was opened`() async throws {
        try await fill(1...3)
        for screen in [Screen.room(5), .room(5, at: 2)] {
            let room = follow(screen)
            await room.model.content { $0.rows.map(\.detail) == Self.texts(1...3) }
            try await fill(4...4)
            await room.model.content { $0.rows.map(\.detail) == Self.texts(1...4) }
            let key = "\(screen)-\(screen.arguments)"
            let own = try await chats.send(
                OutgoingMessage(
                    key: key, roomID: 5, account: "1", author: "You", text: "own",
                    sentAt: Date(timeIntervalSince1970: 9)))
            await room.model.content { $0.rows.map(\.note) == [nil, nil, nil, nil, "queued"] }
            try await chats.settle(key, as: .failed)
            await room.model.content { $0.rows.last?.note == "failed" }
            try await chats.settle(key, as: .sent)
            await room.model.content { $0.rows.map(\.note) == [nil, nil, nil, nil, nil] }
            for id in [own, 4] { _ = try await chats.delete(try #require(id)) }
            await room.model.content { $0.rows.map(\.detail) == Self.texts(1...3) }
        }
    }

    @Test func `what is written is shown at the room's end, though the opened message is found afterwards`()
        async throws
    {
        try await fill(1...200)
        let gate = PlanningGate()
        await chats.tellMessages(behind: gate)
        let room = follow(.room(5, at: 100))
        await gate.whenReached()
        try await room.perform(.send, text: "own")
        gate.open()
        await room.model.content { $0.rows.last?.detail == "own" }
    }

    @Test func `a message that is deleted goes from its room, and the room's last line changes`() async throws {
        try await fill(1...3)
        let (room, rooms) = (follow(.room(5)), follow(.rooms))
        await room.model.content { $0.rows.map(\.detail) == Self.texts(1...3) }
        await rooms.model.content { $0.rows.map(\.note) == ["3"] }
        let last = try #require(room.model.content.rows.last)
        let action = try #require(last.action)
        try await room.perform(action, text: last.key)
        await room.model.content { $0.rows.map(\.detail) == Self.texts(1...2) }
        await rooms.model.content { $0.rows.map(\.detail) == ["message 2"] }
        #expect(rooms.model.content.rows.map(\.note) == ["2"])
        // What is no message is none.
        try await room.perform(action, text: "x")
        #expect(room.model.content.rows.count == 2)
    }
}

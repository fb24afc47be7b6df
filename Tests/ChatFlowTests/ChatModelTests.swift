import ChatFlow
import ChatSupport
import Chats
import Foundation
import Navigation
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ChatModelTests {
    private let chats = InMemoryChatRepository()

    private func models() -> ScreenModels { ScreenModels(of: ChatFactory(chats: chats)) }

    private func fill(_ ids: ClosedRange<Message.ID>) async throws {
        _ = try await chats.save(ids.map(RoomMessage.sample))
    }

    private func content(of screen: Screen) async throws -> ScreenContent {
        let model = models().model(for: ShownScreen(id: 1, screen: screen))
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
        let shown = ShownScreen(id: 1, screen: .room(5, at: 100))
        let models = models()
        let model = models.model(for: shown)
        await model.load()
        try await models.perform(ScreenContent.Action.earlier.id, on: shown)
        #expect(model.content.rows.map(\.detail) == Self.texts(25...125))
        try await models.perform(ScreenContent.Action.earlier.id, on: shown)
        #expect(model.content.rows.map(\.detail) == Self.texts(1...125))
        #expect(model.content.actions == [.later, .send])
        try await models.perform(ScreenContent.Action.later.id, on: shown)
        try await models.perform(ScreenContent.Action.later.id, on: shown)
        #expect(model.content.rows.map(\.detail) == Self.texts(1...200))
        #expect(model.content.actions == [.send])
    }

    @Test func `what is shown stays while it is loaded again`() async throws {
        try await fill(1...200)
        for screen in [Screen.rooms, .room(5), .room(5, at: 100)] {
            let models = models()
            let shown = ShownScreen(id: 1, screen: screen)
            models.follow(shown)
            let model = models.model(for: shown)
            await model.content { $0.status == .ready }
            try await models.perform(ScreenContent.Action.earlier.id, on: shown)
            for _ in 1...20 {
                #expect(model.content.status == .ready)
                await Task.yield()
            }
        }
    }

    @Test func `what is written in a room stands at its end, which is shown then`() async throws {
        try await fill(1...200)
        for (number, screen) in [Screen.room(5), .room(5, at: 100), .room(5, at: 200)].enumerated() {
            let models = models()
            let shown = ShownScreen(id: 1, screen: screen)
            models.follow(shown)
            let model = models.model(for: shown)
            await model.content { $0.status == .ready && $0.actions.contains(.send) }
            try await models.perform(ScreenContent.Action.send.id, text: "own \(number)", on: shown)
            let row = ScreenContent.Row(
                "You", detail: "own \(number)", note: "queued", action: .delete, key: String(-1 - number))
            await model.content { $0.rows.last == row }
            try await models.perform(ScreenContent.Action.send.id, text: " \n", on: shown)
            await model.content { $0.rows.last?.detail == "own \(number)" }
        }
        #expect(try await chats.queued(by: "1").map(\.text) == ["own 0", "own 1", "own 2"])
    }

    @Test func `a room that is not there is said, and shown when it comes`() async throws {
        let models = models()
        let shown = ShownScreen(id: 1, screen: .room(5))
        models.follow(shown)
        let model = models.model(for: shown)
        await model.content { $0.status == .failed(code: "contentNotFound") }
        try await fill(1...1)
        await model.content { $0.status == .ready && $0.rows.map(\.detail) == Self.texts(1...1) }
    }

    @Test func `a room that is followed shows what comes, goes and is sent, wherever it was opened`() async throws {
        try await fill(1...3)
        for screen in [Screen.room(5), .room(5, at: 2)] {
            let models = models()
            let shown = ShownScreen(id: 1, screen: screen)
            models.follow(shown)
            let model = models.model(for: shown)
            await model.content { $0.rows.map(\.detail) == Self.texts(1...3) }
            try await fill(4...4)
            await model.content { $0.rows.map(\.detail) == Self.texts(1...4) }
            let key = "\(screen)-\(screen.arguments)"
            let own = try await chats.send(
                OutgoingMessage(
                    key: key, roomID: 5, account: "1", author: "You", text: "own",
                    sentAt: Date(timeIntervalSince1970: 9)))
            await model.content { $0.rows.map(\.note) == [nil, nil, nil, nil, "queued"] }
            try await chats.settle(key, as: .failed)
            await model.content { $0.rows.last?.note == "failed" }
            try await chats.settle(key, as: .sent)
            await model.content { $0.rows.map(\.note) == [nil, nil, nil, nil, nil] }
            for id in [own, 4] { _ = try await chats.delete(try #require(id)) }
            await model.content { $0.rows.map(\.detail) == Self.texts(1...3) }
        }
    }

    @Test func `S2.6: a room that was opened at its newest message goes on with those that come`() async throws {
        try await fill(1...3)
        let models = models()
        let shown = ShownScreen(id: 1, screen: .room(5, at: 3))
        models.follow(shown)
        let model = models.model(for: shown)
        for id in Message.ID(4)...40 {
            await model.content { $0.rows.last?.detail == "message \(id - 1)" }
            try await fill(id...id)
        }
        await model.content { $0.rows.last?.detail == "message 40" && $0.actions == [.send] }
    }

    @Test func `a room stays where it was opened when that message is deleted`() async throws {
        try await fill(1...200)
        let models = models()
        let shown = ShownScreen(id: 1, screen: .room(5, at: 100))
        models.follow(shown)
        let model = models.model(for: shown)
        await model.content { $0.rows.count == 51 }
        _ = try await chats.delete(100)
        await model.content { $0.rows.count == 50 && $0.rows.first?.detail == "message 75" }
    }

    @Test func `the rooms that are followed show what is unread`() async throws {
        let models = models()
        let shown = ShownScreen(id: 1, screen: .rooms)
        models.follow(shown)
        let model = models.model(for: shown)
        await model.content { $0.status == .empty }
        try await fill(1...2)
        await model.content { $0.rows.map(\.note) == ["2"] }
        _ = try await chats.markAllAsRead(in: 5, at: Date(timeIntervalSince1970: 60))
        await model.content { $0.rows.map(\.note) == [nil] }
    }

    @Test func `a store that fails is said, and tried again`() async throws {
        let broken = BrokenChatRepository()
        for screen in [Screen.rooms, .room(5), .room(5, at: 1)] {
            let models = ScreenModels(of: ChatFactory(chats: broken))
            let shown = ShownScreen(id: 1, screen: screen)
            let model = models.model(for: shown)
            await model.follow()
            #expect(model.content.status == .failed(code: "databaseUnavailable"))
            await model.load()
            #expect(model.content.status == .failed(code: "databaseUnavailable"))
            #expect(model.content.actions == [.retry])
            models.follow(shown)
            await broken.repair()
            try await models.perform(ScreenContent.Action.retry.id, on: shown)
            await model.content { $0.status == (screen == .rooms ? .empty : .failed(code: "contentNotFound")) }
            await broken.break()
        }
    }

    @Test func `what a store does not take is said, and what is shown stays`() async throws {
        try await fill(1...3)
        let broken = BrokenChatRepository()
        let models = ScreenModels(of: ChatFactory(chats: chats, queue: broken))
        let shown = ShownScreen(id: 1, screen: .room(5))
        await models.model(for: shown).load()
        await #expect(throws: RouteError.databaseUnavailable(reason: "test")) {
            try await models.perform(ScreenContent.Action.send.id, text: "lost", on: shown)
        }
        #expect(models.model(for: shown).content.rows.map(\.detail) == Self.texts(1...3))
    }
}

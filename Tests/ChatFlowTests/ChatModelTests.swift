import ChatFlow
import Chats
import Foundation
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct ChatModelTests {
    private struct Factory: ChatFlowFactory {
        let chats: any ChatRepository
    }

    private func model(_ screen: Screen) async throws -> any ScreenModel {
        let chats = InMemoryChatRepository()
        let messages = (1...60).map { id in
            Message(
                id: id, roomID: 5, author: "You", text: "message \(id)",
                sentAt: Date(timeIntervalSince1970: TimeInterval(id)))
        }
        _ = try await chats.save(messages.map { RoomMessage($0, roomTitle: "Five") })
        let model = try #require(ChatCoordinator(factory: Factory(chats: chats)).makeModel(for: screen))
        await model.load()
        return model
    }

    @Test func `the rooms show their last message and the link that opens them`() async throws {
        let rooms = try await model(.rooms).content.rows
        #expect(rooms == [ScreenContent.Row("Five", detail: "message 60", link: "chat/5")])
    }

    @Test func `a room opens at its last fifty messages`() async throws {
        let content = try await model(.room(5)).content
        #expect(content.title == "Five")
        #expect(content.rows.map(\.detail) == (11...60).map { "message \($0)" })
    }

    @Test func `a room that is not there is said`() async throws {
        #expect(try await model(.room(6)).content.status == .failed(code: "contentNotFound"))
    }
}

import ChatFlow
import Chats
import Foundation
import Launches
import Navigation
import TestSupport

/// The flow's dependencies over repositories alone, with a backend that cannot be reached.
struct TestDependencies: ChatDependencies {
    let chats: any ChatRepository
    let outbox: MessageOutbox

    init(chats: any ChatRepository) {
        self.chats = chats
        outbox = MessageOutbox(
            chats, sender: NoBackend(), account: { AccountID("1") }, now: Self.nextSecond, report: { _ in })
    }

    /// What is written later is later, whoever wrote it.
    @MainActor private static var now = Date(timeIntervalSince1970: 900)

    @MainActor
    private static func nextSecond() -> Date {
        now += 1
        return now
    }
}

private struct NoBackend: MessageSender {
    func send(_ message: OutgoingMessage) async throws(MessageSendingError) { throw .unreachable(reason: "test") }
}

/// One of the flow's screens on the display. Once `follow()` is called it is followed for as long as this is kept.
@MainActor
final class OpenScreen {
    let model: any ScreenModel
    private let models: ScreenModels
    private let shown: ShownScreen

    init(_ screen: Screen, of dependencies: TestDependencies) {
        let coordinator = ChatCoordinator(dependencies)
        models = ScreenModels { coordinator.makeModel(for: $0) ?? StaticScreenModel(ScreenContent()) }
        shown = ShownScreen(id: 1, screen: screen)
        model = models.model(for: shown)
    }

    func follow() { models.follow(shown) }

    func perform(_ action: ScreenContent.Action, text: String? = nil) async throws(RouteError) {
        try await models.perform(action.id, text: text, on: shown)
    }
}

extension RoomMessage {
    /// The message of that number in room 5, a second after the one before.
    static func sample(_ id: Message.ID) -> RoomMessage {
        let sentAt = Date(timeIntervalSince1970: TimeInterval(id))
        return RoomMessage(
            Message(id: id, roomID: 5, author: "Kim", text: "message \(id)", sentAt: sentAt), roomTitle: "Five")
    }
}

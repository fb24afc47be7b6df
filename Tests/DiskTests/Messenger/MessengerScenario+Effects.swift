import AppFlow
import ChatSupport
import Chats
import DeviceSimulator
import Launches
import Notifications
import TestSupport

extension MessengerScenario {
    func violations(in messenger: StoredMessenger, _ history: [LaunchRecord]) async throws -> [String] {
        let outcomes = Set(history.compactMap(\.settlement?.outcome))
        let messages = try await messenger.chats.lastMessages(in: 5, limit: 100)
        switch self {
        case .reply, .replyInFront, .migration:
            let count = messages.filter { $0.text == Self.replyText }.count
            if count > 1 { return ["P6: the reply stands \(count) times"] }
            return outcomes.contains(.performed) && count == 0
                ? ["P6: the reply was performed, and stands nowhere"] : []
        case .markAsRead:
            let unread = try await messenger.chats.room(id: 5)?.unreadCount ?? 0
            return outcomes.contains(.performed) && unread > 0
                ? ["P6: \(unread) messages of a read room are unread"] : []
        case .silentPush:
            let isThere = messages.contains { $0.id == 57 }
            return outcomes.contains(.ignored) && !isThere ? ["P1: what the silent push brought is not there"] : []
        case .signOut:
            await messenger.phone.app?.signIn(as: AccountID("2"))
            await messenger.phone.whenIdle()
            return try await messenger.traces(of: Self.secret)
        case .tap:
            let archived = try await messenger.files.archive.notifications(limit: 9)
            let isThere = messages.contains { $0.id == 56 } && archived.count == 1
            return outcomes.contains(.shown) && !isThere ? ["U45: what the tapped push brought is not there"] : []
        case .link, .firstStart, .importRows:
            return []
        }
    }
}

extension StoredMessenger {
    /// What whoever uses the phone now finds of account 1, whose messages have this text.
    func traces(of secret: String) async throws -> [String] {
        var traces: [String] = []
        for room: Room.ID in [5, 6] {
            let messages = try await chats.lastMessages(in: room, limit: 100)
            if messages.contains(where: { $0.text == secret }) {
                traces.append("P4: room \(room) has a message of account 1")
            }
        }
        let archived = try await files.archive.notifications(limit: 100)
        if archived.contains(where: { $0.body == secret }) { traces.append("P4: a notification of account 1 is kept") }
        if !phone.notificationCenter.delivered.isEmpty { traces.append("P4: a notification of account 1 is listed") }
        if phone.stack.contains("room/5") { traces.append("P4: a screen of account 1 is shown") }
        return traces
    }
}

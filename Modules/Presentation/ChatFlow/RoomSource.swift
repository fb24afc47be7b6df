import Chats
import Navigation
import StoreErrors

/// One room at its end, or at the message that it was opened at, from where its user goes on to both sides.
@MainActor
final class RoomSource: ScreenSource {
    private let id: Room.ID
    private let message: Message.ID?
    private let chats: any ChatRepository
    private let outbox: MessageOutbox
    /// Nil until it is known where the message lies.
    private var window: MessageWindow?

    private static let step = 50

    init(id: Room.ID, message: Message.ID?, chats: any ChatRepository, outbox: MessageOutbox) {
        self.id = id
        self.message = message
        self.chats = chats
        self.outbox = outbox
    }

    func load() async throws(StoreError) -> MessagePage? { try await chats.messages(in: id, place()) }

    func follow(_ show: @MainActor (MessagePage?) -> Void) async throws(StoreError) {
        while try await followPlace(show) { window = window?.grown(earlier: 0, later: Self.step) }
    }

    /// Returns whether the room went on behind its end, where its user is, so that the place has to grow.
    private func followPlace(_ show: @MainActor (MessagePage?) -> Void) async throws(StoreError) -> Bool {
        var isAtEnd = false
        for await page in chats.messageUpdates(in: id, try await place()) {
            let page = try page.get()
            let hasLater = page?.hasLater ?? false
            if isAtEnd, hasLater { return true }
            isAtEnd = !hasLater
            show(page)
        }
        return false
    }

    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
        switch action {
        case ScreenContent.Action.earlier.id: window = window?.grown(earlier: Self.step, later: 0)
        case ScreenContent.Action.later.id: window = window?.grown(earlier: 0, later: Self.step)
        case ScreenContent.Action.send.id: try await send(text ?? "")
        case ScreenContent.Action.delete.id: try await delete(text.flatMap(Message.ID.init))
        default: break
        }
    }

    private func delete(_ message: Message.ID?) async throws(RouteError) {
        guard let message else { return }
        _ = try await askStore(await chats.delete(message))
    }

    /// What was written stands at the room's end, which is shown then.
    private func send(_ text: String) async throws(RouteError) {
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        try await outbox.send(text, to: id)
        if window?.isAtEnd != true { window = .last(Self.step) }
    }

    /// A message that is gone leaves the room at its end.
    private func place() async throws(StoreError) -> MessageWindow {
        if let window { return window }
        var window = MessageWindow.last(Self.step)
        if let message, let found = try await chats.message(id: message), found.roomID == id {
            window = .around(MessageCursor(found), earlier: Self.step / 2, later: Self.step / 2)
        }
        // Its user may have written something meanwhile, and is at the end.
        if let chosen = self.window { return chosen }
        self.window = window
        return window
    }

    func describe(_ page: MessagePage) -> ScreenContent {
        let linked = page.messages.firstIndex { $0.id == message }
        return .list(
            title: page.room.title, page.messages.map(ScreenContent.Row.init),
            focus: linked ?? page.messages.indices.last,
            actions: (page.hasEarlier ? [.earlier] : []) + (page.hasLater ? [.later] : []) + [.send])
    }
}

extension ScreenContent.Row {
    fileprivate init(_ message: Message) {
        let note: String? =
            switch message.delivery {
            case .queued?, .failed?: message.delivery?.rawValue
            case .sent?, nil: nil
            }
        self.init(message.author, detail: message.text, note: note, action: .delete, key: String(message.id))
    }
}

extension MessageWindow {
    /// Whether it goes with the room's end.
    fileprivate var isAtEnd: Bool {
        guard case .last = self else { return false }
        return true
    }

    fileprivate func grown(earlier more: Int, later moreLater: Int) -> MessageWindow {
        switch self {
        case .last(let limit): .last(limit + more)
        case .around(let cursor, let earlier, let later):
            .around(cursor, earlier: earlier + more, later: later + moreLater)
        }
    }
}

/// All rooms, the liveliest first.
struct RoomListSource: ScreenSource {
    let chats: any ChatRepository

    func load() async throws(StoreError) -> [Room]? { try await chats.rooms() }

    func follow(_ show: @MainActor ([Room]?) -> Void) async throws(StoreError) {
        for await rooms in chats.roomUpdates() { show(try rooms.get()) }
    }

    func describe(_ rooms: [Room]) -> ScreenContent {
        .list(
            rooms.map { room in
                ScreenContent.Row(
                    room.title, detail: room.lastMessage, note: room.unreadCount > 0 ? String(room.unreadCount) : nil,
                    // No link names a room below zero.
                    link: room.id < 0 ? nil : "chat/\(room.id)")
            })
    }
}

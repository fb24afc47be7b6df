public import Chats
public import Foundation
public import StoreErrors
public import TestSupport

/// Rooms and messages in memory.
public actor InMemoryChatRepository: ChatRepository, Followed {
    private var titles: [Room.ID: String] = [:]
    private var readAt: [Room.ID: Date] = [:]
    private var messages: [Message.ID: Message] = [:]
    private var arrivals: [Message.ID: Date] = [:]
    /// By the bytes of their keys: Swift takes equivalent Unicode spellings for one.
    private var sent: [Data: (id: Message.ID, message: OutgoingMessage)] = [:]
    private var deleted: Set<Message.ID> = []
    private var readingKeys: Set<Data> = []
    private var followers = Followers()
    private var gate: PlanningGate?
    private var messageGate: PlanningGate?

    public init() {}

    /// Whether it is empty is told behind a gate from now on.
    public func wait(at gate: PlanningGate) { self.gate = gate }

    /// A single message is told behind a gate from now on.
    public func tellMessages(behind gate: PlanningGate) { messageGate = gate }

    public func isEmpty() async throws(StoreError) -> Bool {
        await gate?.pass()
        return titles.isEmpty
    }

    public func room(id: Room.ID) async throws(StoreError) -> Room? { titles[id].map { room(id, $0) } }

    public func rooms() async throws(StoreError) -> [Room] {
        titles.map { room($0.key, $0.value) }.sorted { one, other in
            guard one.lastMessageAt != other.lastMessageAt else { return one.id < other.id }
            guard let first = one.lastMessageAt, let second = other.lastMessageAt else {
                return one.lastMessageAt != nil
            }
            return first > second
        }
    }

    public nonisolated func roomUpdates() -> StoreUpdates<[Room]> {
        updates(of: self) { () async throws(StoreError) in try await self.rooms() }
    }

    public func unreadCount() async throws(StoreError) -> Int { titles.keys.map(unread).reduce(0, +) }

    public func message(id: Message.ID) async throws(StoreError) -> Message? {
        await messageGate?.pass()
        return messages[id]
    }

    public func messages(
        in room: Room.ID, _ window: MessageWindow
    ) async throws(StoreError) -> MessagePage? {
        titles[room].map { MessagePage(of: self.room(room, $0), with: sorted(in: room), in: window) }
    }

    public nonisolated func messageUpdates(in room: Room.ID, _ window: MessageWindow) -> StoreUpdates<MessagePage?> {
        updates(of: self) { () async throws(StoreError) in
            try await self.messages(in: room, window)
        }
    }

    public func save(_ messages: [RoomMessage]) async throws(StoreError) -> StoreChanges {
        var changes = StoreChanges()
        for var row in messages {
            let known = self.messages[row.message.id]
            row.message.sentAt = row.message.sentAt.inMilliseconds
            row.message.delivery = row.message.delivery ?? known?.delivery
            titles[row.message.roomID] = row.roomTitle ?? titles[row.message.roomID] ?? String(row.message.roomID)
            self.messages[row.message.id] = row.message
            switch known {
            case nil: changes.added += 1
            case let old? where old.isSame(as: row.message): changes.skipped += 1
            default: changes.replaced += 1
            }
        }
        followers.tell()
        return changes
    }

    public func receive(_ incoming: IncomingMessage) async throws(StoreError) -> Bool {
        var message = incoming.message
        let isNew = messages[message.id] == nil && !deleted.contains(message.id)
        if isNew {
            message.sentAt = message.sentAt.inMilliseconds
            message.delivery = nil
            titles[message.roomID] = titles[message.roomID] ?? incoming.roomTitle ?? String(message.roomID)
            messages[message.id] = message
            let unreadFrom = readAt[message.roomID].map { ($0 + 0.001).inMilliseconds } ?? .distantPast
            arrivals[message.id] = max(incoming.arrivedAt.inMilliseconds, unreadFrom)
        }
        if incoming.isSeen { readAll(message.roomID, at: incoming.arrivedAt) }
        followers.tell()
        return isNew
    }

    public func delete(_ id: Message.ID) async throws(StoreError) -> Bool {
        guard messages.removeValue(forKey: id) != nil else { return false }
        arrivals[id] = nil
        deleted.insert(id)
        followers.tell()
        return true
    }

    public func send(_ message: OutgoingMessage) async throws(StoreError) -> Message.ID? {
        if let known = sent[Data(message.key.utf8)] { return known.id }
        guard titles[message.roomID] != nil else { return nil }
        var id = (sent.values.map(\.id).min() ?? 0) - 1
        while messages[id] != nil { id -= 1 }
        var message = message
        message.sentAt = message.sentAt.inMilliseconds
        messages[id] = Message(
            id: id, roomID: message.roomID, author: message.author, text: message.text, sentAt: message.sentAt,
            delivery: .queued)
        sent[Data(message.key.utf8)] = (id, message)
        followers.tell()
        return id
    }

    public func queued(by account: String, limit: Int) async throws(StoreError) -> [OutgoingMessage] {
        sent.values.filter { messages[$0.id]?.delivery == .queued && $0.message.account.isSameText(as: account) }
            .sorted { $0.id > $1.id }.prefix(max(limit, 0)).map(\.message)
    }

    public func settle(_ key: String, as delivery: MessageDelivery) async throws(StoreError) {
        if let id = sent[Data(key.utf8)]?.id { messages[id]?.delivery = delivery }
        followers.tell()
    }

    public func markAsRead(
        _ room: Room.ID, key: String, at date: Date, message: Message.ID?
    ) async throws(StoreError) -> Room? {
        guard let title = titles[room] else { return nil }
        let isFirst = readingKeys.insert(Data(key.utf8)).inserted
        let message = message.flatMap { messages[$0] }.flatMap { $0.roomID == room ? $0 : nil }
        let arrival = message.map { arrivals[$0.id] ?? $0.sentAt } ?? .distantPast
        if isFirst { read(room, until: max(date.inMilliseconds, arrival)) }
        followers.tell()
        return self.room(room, title)
    }

    public func markAllAsRead(in room: Room.ID, at date: Date) async throws(StoreError) -> Room? {
        readAll(room, at: date)
        followers.tell()
        return titles[room].map { self.room(room, $0) }
    }

    public func removeAccount() async throws(StoreError) {
        let own = Set(sent.values.map(\.id)).union(arrivals.keys)
        messages = messages.filter { !own.contains($0.key) }
        (arrivals, sent, deleted, readingKeys, readAt) = ([:], [:], [], [], [:])
        titles = titles.filter { room in messages.values.contains { $0.roomID == room.key } }
        followers.tell()
    }

    public func join() -> AsyncStream<Void> { followers.join() }

    private func room(_ id: Room.ID, _ title: String) -> Room {
        let last = sorted(in: id).last
        return Room(
            id: id, title: title, lastMessage: last?.text, lastMessageAt: last?.sentAt, readAt: readAt[id],
            unreadCount: unread(in: id))
    }

    private func sorted(in room: Room.ID) -> [Message] {
        messages.values.filter { $0.roomID == room }.sorted { ($0.sentAt, $0.id) < ($1.sentAt, $1.id) }
    }

    /// When each message from elsewhere came, as reading counts it.
    private func dates(in room: Room.ID) -> [Date] {
        messages.values.filter { $0.roomID == room && $0.delivery == nil }.map { arrivals[$0.id] ?? $0.sentAt }
    }

    private func unread(in room: Room.ID) -> Int {
        dates(in: room).count { date in readAt[room].map { date > $0 } ?? true }
    }

    private func read(_ room: Room.ID, until date: Date) {
        if titles[room] != nil { readAt[room] = max(readAt[room] ?? date, date) }
    }

    private func readAll(_ room: Room.ID, at date: Date) {
        read(room, until: max(date.inMilliseconds, dates(in: room).max() ?? .distantPast))
    }
}

extension Message {
    /// Whether both say the same, byte for byte.
    fileprivate func isSame(as other: Message) -> Bool {
        self == other && author.isSameText(as: other.author) && text.isSameText(as: other.text)
    }
}

extension MessagePage {
    /// - Parameter all: the room's messages in their order.
    init(of room: Room, with all: [Message], in window: MessageWindow) {
        /// How many messages lie before a place, and up to it.
        func place(_ cursor: MessageCursor) -> (before: Int, to: Int) {
            let key = (cursor.sentAt.inMilliseconds, cursor.id)
            return (all.count { ($0.sentAt, $0.id) < key }, all.count { ($0.sentAt, $0.id) <= key })
        }
        let range: Range<Int>
        switch window {
        case .last(let limit):
            range = all.indices.suffix(max(limit, 0))
        case .around(let cursor, let earlier, let later):
            let (before, to) = place(cursor)
            range = max(before - max(earlier, 0), 0)..<min(to + min(max(later, 0), all.count), all.count)
        }
        self.init(
            room: room, messages: Array(all[range]), hasEarlier: range.lowerBound > 0,
            hasLater: range.upperBound < all.endIndex)
    }
}

extension ChatRepository {
    /// The newest `limit` messages of a room, oldest first, of equal times by rising id.
    public func lastMessages(in room: Room.ID, limit: Int) async throws(StoreError) -> [Message] {
        try await messages(in: room, .last(limit))?.messages ?? []
    }

    /// All that an account has queued, the oldest first.
    public func queued(by account: String) async throws(StoreError) -> [OutgoingMessage] {
        try await queued(by: account, limit: .max)
    }
}

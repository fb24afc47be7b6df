import Chats
import Foundation
import TestSupport

/// Rooms and messages as plain lists, with everything counted anew each time.
struct ChatModel {
    private struct Kept {
        var message: Message
        var arrivedAt: Date?
    }

    private var generator: SeededGenerator
    private var now = 1_800_000_000
    private var kept: [Kept] = []
    private var deleted: Set<Message.ID> = []
    private var sent: [String: Message.ID] = [:]
    private var readings: Set<String> = []
    private var readAt: [Room.ID: Date] = [:]
    private var known: Set<Room.ID> = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    var rooms: [Room] {
        known.map(room).sorted { one, other in
            let dates = [one, other].map { $0.lastMessageAt ?? .distantPast }
            return dates[0] == dates[1] ? one.id < other.id : dates[0] > dates[1]
        }
    }

    var queuedKeys: [String] {
        kept.map(\.message).filter { $0.delivery == .queued }.sorted { $0.id > $1.id }.map(\.text)
    }

    mutating func nextOperation() -> ChatOperation {
        now += Int.random(in: 0...3, using: &generator)
        let room = Int64.random(in: 1...4, using: &generator)
        let past = Date(timeIntervalSince1970: Double(now - Int.random(in: -5...60, using: &generator)))
        let key = String(Int.random(in: 1...400, using: &generator))
        let id = Int64.random(in: 1...600, using: &generator)
        let recent = kept.suffix(12).randomElement(using: &generator)?.message.id
        if Int.random(in: 0..<400, using: &generator) == 0 { return .removeAccount }
        switch Int.random(in: 0..<20, using: &generator) {
        case 0...2: return .send(key: key, room: room, at: past)
        case 3: return .settle(key: key, MessageDelivery.allCases.randomElement(using: &generator) ?? .sent)
        case 4...5:
            return .save(
                id: Bool.random(using: &generator) ? id : max(recent ?? id, 1), room: room, text: "text \(id % 3)",
                at: past, isOwn: Int.random(in: 0..<6, using: &generator) == 0)
        case 6...9:
            return .receive(
                id: id, room: room, sentAt: past, arrivedAt: Date(timeIntervalSince1970: Double(now)),
                isSeen: Int.random(in: 0..<8, using: &generator) == 0)
        case 10: return .read(key: key, room: room, at: past)
        case 11: return .readAll(room: room, at: past)
        case 12...13: return .delete(id: Bool.random(using: &generator) ? id : recent ?? id)
        default: return .page(room: room, window())
        }
    }

    private mutating func window() -> MessageWindow {
        let (limit, more) = (Int.random(in: 0...9, using: &generator), Int.random(in: 0...9, using: &generator))
        guard let some = kept.randomElement(using: &generator) else { return .last(limit) }
        let cursor = MessageCursor(some.message)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .last(limit)
        case 1: return .before(cursor, limit: limit)
        case 2: return .after(cursor, limit: limit)
        default: return .around(cursor, earlier: limit, later: more)
        }
    }

    mutating func apply(_ operation: ChatOperation) -> String {
        switch operation {
        case .send(let key, let room, let date): return ChatOperation.text(send(key, to: room, at: date))
        case .settle(let key, let delivery):
            for index in kept.indices where kept[index].message.id == sent[key] {
                kept[index].message.delivery = delivery
            }
            return ""
        case .save(let id, let room, let text, let date, let isOwn):
            let message = Message(
                id: id, roomID: room, author: "A", text: text, sentAt: date, delivery: isOwn ? .sent : nil)
            return ChatOperation.text(save(message))
        case .receive(let id, let room, let sentAt, let arrivedAt, let isSeen):
            let isNew = !kept.contains { $0.message.id == id } && !deleted.contains(id)
            if isNew {
                known.insert(room)
                let message = Message(id: id, roomID: room, author: "A", text: "push", sentAt: sentAt)
                let afterReading = readAt[room].map {
                    Date(timeIntervalSince1970: (($0.timeIntervalSince1970 * 1000).rounded() + 1) / 1000)
                }
                kept.append(Kept(message: message, arrivedAt: max(arrivedAt, afterReading ?? arrivedAt)))
            }
            if isSeen { readAll(room, at: arrivedAt) }
            return ChatOperation.text(isNew)
        case .read(let key, let room, let date):
            guard known.contains(room) else { return "nil" }
            if readings.insert(key).inserted { readAt[room] = max(readAt[room] ?? date, date) }
            return ChatOperation.text(self.room(room))
        case .readAll(let room, let date):
            readAll(room, at: date)
            return ChatOperation.text(known.contains(room) ? self.room(room) : nil)
        case .delete(let id):
            let count = kept.count
            kept.removeAll { $0.message.id == id }
            if kept.count < count { deleted.insert(id) }
            return ChatOperation.text(kept.count < count)
        case .page(let room, let window):
            return ChatOperation.text(known.contains(room) ? page(of: room, window) : nil)
        case .removeAccount:
            kept.removeAll { $0.arrivedAt != nil || $0.message.id < 0 }
            known = Set(kept.map(\.message.roomID))
            (deleted, sent, readings, readAt) = ([], [:], [], [:])
            return ""
        }
    }

    private mutating func send(_ key: String, to room: Room.ID, at date: Date) -> Message.ID? {
        if let id = sent[key] { return id }
        guard known.contains(room) else { return nil }
        let id = min(kept.map(\.message.id).min() ?? 0, deleted.min() ?? 0, 0) - 1
        let message = Message(id: id, roomID: room, author: "You", text: key, sentAt: date, delivery: .queued)
        kept.append(Kept(message: message))
        sent[key] = id
        return id
    }

    private mutating func save(_ message: Message) -> MessageChanges {
        known.insert(message.roomID)
        guard let index = kept.firstIndex(where: { $0.message.id == message.id }) else {
            kept.append(Kept(message: message))
            return MessageChanges(added: 1)
        }
        var message = message
        message.delivery = message.delivery ?? kept[index].message.delivery
        if kept[index].message == message { return MessageChanges(skipped: 1) }
        kept[index].message = message
        return MessageChanges(replaced: 1)
    }

    private mutating func readAll(_ room: Room.ID, at date: Date) {
        guard known.contains(room) else { return }
        let dates = fromElsewhere(in: room) + [date, readAt[room] ?? date]
        readAt[room] = dates.max()
    }

    private func fromElsewhere(in room: Room.ID) -> [Date] {
        kept.filter { $0.message.roomID == room && $0.message.delivery == nil }.map {
            $0.arrivedAt ?? $0.message.sentAt
        }
    }

    private func messages(in room: Room.ID) -> [Message] {
        kept.map(\.message).filter { $0.roomID == room }.sorted { ($0.sentAt, $0.id) < ($1.sentAt, $1.id) }
    }

    private func room(_ id: Room.ID) -> Room {
        let last = messages(in: id).last
        let unread = fromElsewhere(in: id).filter { date in readAt[id].map { date > $0 } ?? true }
        return Room(
            id: id, title: "\(id)", lastMessage: last?.text, lastMessageAt: last?.sentAt, readAt: readAt[id],
            unreadCount: unread.count)
    }

    /// Each message is asked whether the window holds it.
    private func page(of room: Room.ID, _ window: MessageWindow) -> MessagePage {
        let all = messages(in: room)
        func before(_ cursor: MessageCursor) -> [Message] {
            all.filter { ($0.sentAt, $0.id) < (cursor.sentAt, cursor.id) }
        }
        func after(_ cursor: MessageCursor) -> [Message] {
            all.filter { ($0.sentAt, $0.id) > (cursor.sentAt, cursor.id) }
        }
        let shown: [Message]
        let (hasEarlier, hasLater): (Bool, Bool)
        switch window {
        case .last(let limit):
            (shown, hasEarlier, hasLater) = (all.suffix(limit), all.count > limit, false)
        case .before(let cursor, let limit):
            let found = before(cursor)
            (shown, hasEarlier, hasLater) = (found.suffix(limit), found.count > limit, found.count < all.count)
        case .after(let cursor, let limit):
            let found = after(cursor)
            (shown, hasEarlier, hasLater) = (Array(found.prefix(limit)), found.count < all.count, found.count > limit)
        case .around(let cursor, let earlier, let later):
            let middle = all.filter { MessageCursor($0) == cursor }
            let (first, last) = (before(cursor), after(cursor))
            shown = first.suffix(earlier) + middle + last.prefix(later)
            (hasEarlier, hasLater) = (first.count > earlier, last.count > later)
        }
        return MessagePage(room: self.room(room), messages: Array(shown), hasEarlier: hasEarlier, hasLater: hasLater)
    }
}

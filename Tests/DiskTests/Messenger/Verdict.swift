import AppFlow
import Chats
import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport

/// What the app makes of a disk that works again, held against what it has promised.
@MainActor
final class Verdict {
    let operation: DiskOperation
    let promises: Promises
    private(set) var violations: [String] = []

    init(of operation: DiskOperation, after promises: Promises) {
        self.operation = operation
        self.promises = promises
    }

    /// Starts the app on what is left, twice if something is left to do, and looks at what it made of it.
    func examine(_ image: DiskImage, on phone: DiskPhone) async throws {
        var isDone = false
        let first = try await phone.process(on: image) { messenger in
            expect(messenger.movedAside.isEmpty, "a sound file is moved aside: \(messenger.movedAside)")
            try expectPromises(of: messenger)
            await messenger.phone.openApp()
            isDone = try messenger.inbox.pending().isEmpty
            if isDone { try await expectEnd(of: messenger) }
        }
        if let error = first.unavailable { return violations.append("the app cannot start: \(error)") }
        if isDone { return }
        _ = try await phone.process(on: first.image) { messenger in
            await messenger.phone.openApp()
            try await expectEnd(of: messenger)
        }
    }

    private func expect(_ isMet: Bool, _ violation: @autoclosure () -> String) {
        if !isMet { violations.append(violation()) }
    }

    /// What the stores promised is there, before the app does anything.
    private func expectPromises(of messenger: StoredMessenger) throws {
        let history = try messenger.inbox.history()
        for event in promises.recorded {
            expect(history.contains { $0.event == event }, "P1: \(event) was recorded and is gone")
        }
        for record in history where promises.settled.contains(record.id) {
            expect(record.state == .settled, "P2: \(record.event) was settled and is \(record.state)")
        }
        if promises.hasSession {
            let kept = try messenger.sessions.load()
            expect(
                promises.sessions.contains { $0 == kept },
                "P4: the session was saved for \(promises.sessions.map(name)), and is \(name(kept))'s")
        }
    }

    private func name(_ session: Session?) -> String { session?.account?.description ?? "nobody" }

    private func expectEnd(of messenger: StoredMessenger) async throws {
        let history = try messenger.inbox.history()
        let events = history.map(\.event)
        expect(Set(events).count == events.count, "P2: one arrival is there twice")
        for record in history { expectEnd(of: record) }
        try await expectEffects(of: messenger, history)
        if operation == .signOut { try await expectPrivacy(of: messenger) }
    }

    private func expectEnd(of record: LaunchRecord) {
        guard let settlement = record.settlement else {
            return violations.append(
                "P1: \(record.event) is \(record.state) for ever, attempts \(record.attempts), \(record.trace.map(\.step))"
            )
        }
        expect(
            operation.outcomes.contains(settlement.outcome),
            "P1: \(record.event) ended as \(settlement.outcome) \(settlement.code ?? "")")
    }

    private func expectEffects(of messenger: StoredMessenger, _ history: [LaunchRecord]) async throws {
        if operation == .silentPush, history.contains(where: { $0.settlement?.outcome == .ignored }) {
            let count = try await messenger.chats.lastMessages(in: 5, limit: 100).filter { $0.id == 57 }.count
            expect(count == 1, "P1: what the silent push brought stands \(count) times")
        }
        if operation == .markAsRead, !history.isEmpty {
            let unread = try await messenger.chats.room(id: 5)?.unreadCount
            expect(unread == 0, "P6: \(unread ?? -1) messages are unread after the room was marked as read")
        }
        guard operation.hasReply else { return }
        let replies = try await messenger.chats.lastMessages(in: 5, limit: 100)
            .filter { $0.text == DiskOperation.replyText }
        let isCertain = history.contains { $0.settlement?.outcome == .performed }
        expect(replies.count <= 1, "P6: the reply stands \(replies.count) times")
        expect(!isCertain || replies.count == 1, "P6: the reply was performed, and stands nowhere")
    }

    /// Whoever uses the phone next finds nothing of account 1.
    private func expectPrivacy(of messenger: StoredMessenger) async throws {
        await messenger.phone.app?.signIn(as: AccountID("2"))
        await messenger.phone.whenIdle()
        let secret = DiskOperation.secret
        for room: Room.ID in [5, 6] {
            let messages = try await messenger.chats.lastMessages(in: room, limit: 100)
            expect(!messages.contains { $0.text == secret }, "P4: account 2 finds a message of account 1")
        }
        let archived = try await messenger.archive.notifications(limit: 100)
        expect(!archived.contains { $0.body == secret }, "P4: account 2 finds a notification of account 1")
        let stack = messenger.phone.stack
        expect(!stack.contains("room/5"), "P4: account 2 sees \(stack)")
        expect(
            messenger.phone.notificationCenter.delivered.isEmpty, "P4: notifications of account 1 are still listed")
    }
}

import ChatSupport
import Chats
import Storage
import TestSupport
import Testing

/// When the rows of an import are safe from a power loss.
@MainActor
@Suite struct ImportSyncTests {
    private let rows = MessengerScenario.rows(200)

    private func imported(_ body: @MainActor (StoredMessenger) async throws -> Void) async throws -> ProcessEnd {
        let beginning = try await MessengerScenario.tap.beginning()
        let used = try await DiskPhone<StoredMessenger>().process(on: beginning.image) { await $0.phone.openApp() }
        return try await DiskPhone<StoredMessenger>().process(on: used.image, camera: .powerLosses([.everything])) {
            messenger in
            try await messenger.files.content.beginImport()
            _ = try await messenger.chats.save(rows)
            try await body(messenger)
        }
    }

    @Test func `no batch of an import waits for the disk`() async throws {
        #expect(try await imported { _ in }.syncs.isEmpty)
    }

    @Test func `an import that has ended stands after a power loss`() async throws {
        let end = try await imported { try await $0.files.content.endImport() }
        let left = try #require(end.snapshots.last)
        _ = try await DiskPhone<StoredMessenger>().process(on: left.image) { messenger in
            let messages = try await messenger.chats.lastMessages(in: 5, limit: 1_000)
            #expect(messages.count == rows.count { $0.message.roomID == 5 })
        }
    }

    @Test func `what is saved after an import waits for the disk again`() async throws {
        let end = try await imported { messenger in
            try await messenger.files.content.endImport()
            _ = try await messenger.chats.save(MessengerScenario.rows(201).suffix(1))
        }
        let left = try #require(end.snapshots.last)
        _ = try await DiskPhone<StoredMessenger>().process(on: left.image) { messenger in
            let messages = try await messenger.chats.lastMessages(in: 6, limit: 1_000)
            #expect(messages.contains { $0.id == 201 })
        }
    }
}

import ChatSupport
import Chats
import Storage
import TestSupport
import Testing

/// When the rows of an import are safe from a power loss.
@MainActor
@Suite struct ImportSyncTests {
    @Test func `no batch of an import waits for the disk, and once it has ended it stands, and what is saved next`()
        async throws
    {
        let beginning = try await MessengerScenario.tap.beginning()
        let used = try await DiskPhone().process(on: beginning.image) { await $0.phone.openApp() }
        let end = try await DiskPhone().process(on: used.image, camera: .powerLosses([.everything])) { messenger in
            try await messenger.files.content.importing {
                _ = try await messenger.chats.save(MessengerScenario.rows(200))
                #expect(messenger.files.disk.syncs.isEmpty)
            }
            _ = try await messenger.chats.save(MessengerScenario.rows(201).suffix(1))
        }
        let left = try #require(end.snapshots.last)
        _ = try await DiskPhone().process(on: left.image) { messenger in
            var count = 0
            for room: Room.ID in [5, 6] {
                count += try await messenger.chats.lastMessages(in: room, limit: 1_000).count
            }
            #expect(count == 201)
        }
    }
}

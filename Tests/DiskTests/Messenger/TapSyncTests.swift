import AppFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

/// Which syncs a person waits for who taps, on a phone whose last process was killed.
@MainActor
@Suite struct TapSyncTests {
    private let inbox = StoredFiles.inboxName + "-wal"
    private let content = StoredFiles.contentName + "-wal"

    /// An app that has run and was tapped before.
    private func used() async throws -> DiskImage {
        let beginning = try await MessengerScenario.tap.beginning()
        return try await DiskPhone<StoredMessenger>().process(on: beginning.image) { messenger in
            messenger.phone.device.open(url: "messenger://home/profile")
        }.image
    }

    @Test func `P1: a start syncs nothing`() async throws {
        let image = try await used()
        let start = try await DiskPhone<StoredMessenger>().process(on: image) { await $0.phone.openApp() }
        #expect(start.syncs.isEmpty)
    }

    @Test func `P1: a link waits for one sync before its screen, and one settles it`() async throws {
        let image = try await used()
        let tap = try await DiskPhone<StoredMessenger>().process(on: image) { messenger in
            messenger.phone.device.open(url: "messenger://home/profile")
        }
        #expect(tap.syncs == [inbox, inbox])
    }

    @Test func `P1: a navigation that was saved when the app was left delays no link`() async throws {
        let left = try await DiskPhone<StoredMessenger>().process(on: try await used()) { messenger in
            await messenger.phone.openApp()
            try messenger.phone.device.perform(.pressHome)
        }
        let tap = try await DiskPhone<StoredMessenger>().process(on: left.image) { messenger in
            messenger.phone.device.open(url: "messenger://home/profile")
        }
        #expect(tap.syncs == [inbox, inbox])
    }

    @Test func `P1: a push waits for one sync before its screen; what it brings is synced before it is settled`()
        async throws
    {
        let image = try await used()
        let tap = try await DiskPhone<StoredMessenger>().process(on: image) { messenger in
            await messenger.phone.pushAndTap(#"{"aps":{"alert":"x"},"deepLink":"home/profile"}"#)
        }
        #expect(tap.syncs == [inbox, content, inbox])
    }

    @Test func `P1: what a power loss leaves of a tapped push that is settled is whole`() async throws {
        let beginning = try await MessengerScenario.tap.beginning()
        let losses: [UnsyncedFolder.Loss] = [.everything, .nothing, .sectors(512, seed: 0), .sectors(4_096, seed: 1)]
        let tap = try await DiskPhone<StoredMessenger>().process(on: beginning.image, camera: .powerLosses(losses)) {
            try await MessengerScenario.tap.perform(on: $0)
        }
        var settled = 0
        for left in tap.snapshots {
            _ = try await DiskPhone<StoredMessenger>().process(on: left.image) { messenger in
                let outcomes = try messenger.files.inbox.history().map(\.settlement?.outcome)
                guard outcomes.last == .shown else { return }
                settled += 1
                let messages = try await messenger.chats.lastMessages(in: 5, limit: 100)
                #expect(messages.contains { $0.id == 56 }, "\(left.moment)")
                let archived = try await messenger.files.archive.notifications(limit: 100)
                #expect(archived.count == 1, "\(left.moment)")
            }
        }
        #expect(settled > 0)
    }

    @Test func `P6: what comes from no notification is synced as it is saved`() async throws {
        let image = try await used()
        let saving = try await DiskPhone<StoredMessenger>().process(on: image) {
            _ = try await $0.chats.save(MessengerScenario.rows(5))
        }
        #expect(saving.syncs == [content])
    }

    @Test func `P9: an attempt stays marked where the process is killed, and the third start quarantines its payload`()
        async throws
    {
        var image = try await used()
        for attempt in 1...2 {
            image = try await DiskPhone<StoredMessenger>().process(on: image) { messenger in
                messenger.phone.diesAt = .routing
                if attempt == 1 { messenger.phone.device.open(url: "messenger://home/profile") }
                await messenger.phone.openApp()
            }.image
        }
        var outcomes: [Outcome?] = []
        _ = try await DiskPhone<StoredMessenger>().process(on: image) { messenger in
            await messenger.phone.openApp()
            outcomes = try messenger.files.inbox.history().suffix(1).map(\.settlement?.outcome)
        }
        #expect(outcomes == [.quarantined])
    }

    @Test func `P9: an attempt that came to its end counts as none, though the disk refused its settlement`()
        async throws
    {
        var image = try await used()
        for isFirst in [true, false] {
            let start: @MainActor (StoredMessenger) async throws -> Void = { messenger in
                if isFirst { messenger.phone.device.open(url: "messenger://home/profile") }
                await messenger.phone.openApp()
            }
            let writes = try await DiskPhone<StoredMessenger>().process(on: image, start).calls[.full]
            // What is written last is the settlement.
            let plan = FaultPlan(fault: .full, first: try #require(writes), isLasting: true)
            image = try await DiskPhone<StoredMessenger>().process(on: image, plan: plan, start).image
        }
        var outcomes: [Outcome?] = []
        _ = try await DiskPhone<StoredMessenger>().process(on: image) { messenger in
            #expect(try messenger.files.inbox.pending().count == 1)
            await messenger.phone.openApp()
            outcomes = try messenger.files.inbox.history().suffix(1).map(\.settlement?.outcome)
        }
        #expect(outcomes == [.shown])
    }
}

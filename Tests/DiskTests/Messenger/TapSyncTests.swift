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
        return try await DiskPhone().process(on: beginning.image) { messenger in
            messenger.phone.device.open(url: "messenger://home/profile")
        }.image
    }

    private func syncs(
        on image: DiskImage, _ body: @MainActor (StoredMessenger) async throws -> Void
    ) async throws -> [String] {
        try await DiskPhone().process(on: image, body).syncs
    }

    @Test func `P1: a start syncs nothing`() async throws {
        #expect(try await syncs(on: used()) { await $0.phone.openApp() }.isEmpty)
    }

    @Test(arguments: [false, true])
    func `P1: a link waits for one sync before its screen, and one settles it, whatever navigation was saved`(
        isLeft: Bool
    ) async throws {
        var image = try await used()
        if isLeft {
            image = try await DiskPhone().process(on: image) { messenger in
                await messenger.phone.openApp()
                try messenger.phone.device.perform(.pressHome)
            }.image
        }
        let syncs = try await syncs(on: image) { $0.phone.device.open(url: "messenger://home/profile") }
        #expect(syncs == [inbox, inbox])
    }

    @Test func `P1: a push waits for one sync before its screen; what it brings is synced before it is settled`()
        async throws
    {
        let syncs = try await syncs(on: used()) {
            await $0.phone.pushAndTap(#"{"aps":{"alert":"x"},"deepLink":"home/profile"}"#)
        }
        #expect(syncs == [inbox, content, inbox])
    }

    @Test func `P6: what comes from no notification is synced as it is saved`() async throws {
        let syncs = try await syncs(on: used()) { _ = try await $0.chats.save(MessengerScenario.rows(5)) }
        #expect(syncs == [content])
    }

    @Test func `P9: an attempt stays marked where the process is killed, and the third start quarantines its payload`()
        async throws
    {
        var image = try await used()
        for attempt in 1...2 {
            image = try await DiskPhone().process(on: image) { messenger in
                messenger.phone.diesAt = .routing
                if attempt == 1 { messenger.phone.device.open(url: "messenger://home/profile") }
                await messenger.phone.openApp()
            }.image
        }
        var outcomes: [Outcome?] = []
        _ = try await DiskPhone().process(on: image) { messenger in
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
            let writes = try await DiskPhone().process(on: image, start).calls[.full]
            // What is written last is the settlement.
            let plan = FaultPlan(fault: .full, first: try #require(writes), isLasting: true)
            image = try await DiskPhone().process(on: image, plan: plan, start).image
        }
        var outcomes: [Outcome?] = []
        _ = try await DiskPhone().process(on: image) { messenger in
            #expect(try messenger.files.inbox.pending().count == 1)
            await messenger.phone.openApp()
            outcomes = try messenger.files.inbox.history().suffix(1).map(\.settlement?.outcome)
        }
        #expect(outcomes == [.shown])
    }
}

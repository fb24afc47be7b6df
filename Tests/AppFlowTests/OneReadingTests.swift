import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import Synchronization
import TestSupport
import Testing

/// Whatever becomes of a push, it is read once and its link resolved once: all who are to know what it says, or where
/// it leads, take it from there.
@MainActor @Suite(.serialized) struct OneReadingTests {
    private let main = CountingMain()
    private let push = #"{"aps":{"alert":"A"},"room":"7"}"#

    private func phone() throws -> TestPhone<CountingMain> {
        CountingMain.derivations.withLock { $0 = 0 }
        CountedRoom.readings.withLock { $0 = 0 }
        return try TestPhone { [main] in main }
    }

    private func counts(_ phone: TestPhone<CountingMain>) -> [Int] {
        [phone.readPushes, CountingMain.derivations.withLock { $0 }, CountedRoom.readings.withLock { $0 }]
    }

    @Test func `a tapped push is read once, and its link derived and resolved once`() async throws {
        let phone = try phone()
        await phone.pushAndTap(push)
        #expect(try phone.outcomes() == [.shown])
        // The room's id is read once as the link is resolved, and once as the screen is planned.
        #expect(counts(phone) == [1, 1, 2])
    }

    @Test func `U30: a listed push is read once, however many screens the user comes to`() async throws {
        let phone = try phone()
        await phone.openApp()
        phone.device.pressHome()
        phone.deliver(push)
        await phone.openApp()
        for room in 8...10 { await phone.open(inAppLink: "room/\(room)") }
        #expect(counts(phone).prefix(2) == [1, 1])
    }
}

/// A program that counts how often a push is derived and the value of its link read.
@MainActor
final class CountingMain: MainCoordinator {
    nonisolated static let derivations = Mutex(0)
    nonisolated static let origins = LinkOrigins(schemes: ["count"], hosts: [])
    nonisolated static let tabRoots = [TabRoot("rooms", Screen("rooms"))]
    nonisolated static let linkRules = LinkRules(
        [
            LinkRule("counted") { _ in
                derivations.withLock { $0 += 1 }
                return nil
            },
            .link(inKey: "link"), .segment(inKey: "room", after: "room/"),
        ],
        ownPage: { "page?id=\($0)" })
    nonisolated static var routes: [Route<CountingMain>] {
        [
            Route("room/:room", LinkParameter("room", CountedRoom.self)) { _, _, room in
                [.push(Screen("room", id: room.linkText))]
            }
        ]
    }
}

/// A room's id that counts how often it is read out of a link.
struct CountedRoom: LinkValue {
    static let readings = Mutex(0)
    static let linkTypeName = "room"
    let linkText: String

    init?(linkText: String) {
        Self.readings.withLock { $0 += 1 }
        self.linkText = linkText
    }
}

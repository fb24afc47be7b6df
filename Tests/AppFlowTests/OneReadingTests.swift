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
    private let push = #"{"aps":{"alert":"A","category":"c"},"room":"7"}"#

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
        #expect(main.counting.ingested == 1)
        // The room's id is read once as the link is resolved, and once as the screen is planned.
        #expect(counts(phone) == [1, 1, 2])
    }

    @Test func `an action is recorded, ingested and performed by one reading`() async throws {
        let phone = try phone()
        await phone.answer(push, with: .custom(id: "reply", text: "Yes"))
        #expect(try phone.outcomes() == [.performed])
        #expect(main.counting.performed == ["7"])
        #expect(counts(phone) == [1, 1, 1])
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

    @Test func `P5: a link that expires while its push is ingested is not shown`() async throws {
        let phone = try phone()
        let gate = PlanningGate()
        main.counting.ingesting = gate
        let expiry = phone.clock.now.addingTimeInterval(60).ISO8601Format()
        phone.device.respond(to: phone.deliver(#"{"aps":{"alert":"A"},"link":"room/7?expiredAt=\#(expiry)"}"#))
        await gate.whenReached()
        phone.clock.advance(by: 61)
        await phone.pass(gate)
        #expect(try phone.outcomes() == [.failed])
        #expect(try phone.codes() == ["expiredLink"])
        #expect(counts(phone)[1...] == [1, 1])
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
    nonisolated static var features: [Feature<CountingMain>] { [Feature { $0.counting }] }
    nonisolated static var routes: [Route<CountingMain>] {
        [
            Route("room/:room", LinkParameter("room", CountedRoom.self)) { _, _, room in
                [.push(Screen("room", id: room.linkText))]
            }
        ]
    }

    let counting = CountingFeature()
}

/// Counts what it ingests, and keeps the rooms of what it performs.
@MainActor
final class CountingFeature: FeatureCoordinator {
    nonisolated static let categories = [
        NotificationCategory("c", actions: [NotificationAction("reply", .performWithText)])
    ]
    nonisolated static var routes: [Route<CountingFeature>] { [] }

    var ingesting: PlanningGate?
    private(set) var ingested = 0
    private(set) var performed: [String?] = []

    func ingest(_ push: ReceivedPush) async throws(RouteError) -> Bool {
        await ingesting?.pass()
        ingested += 1
        return true
    }

    func perform(_ action: ActionRequest) async throws(RouteError) { performed.append(action.parameters["room"]) }

    func makeModel(for screen: Screen) -> (any ScreenModel)? { nil }
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

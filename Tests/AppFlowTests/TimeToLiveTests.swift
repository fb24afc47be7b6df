import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// A program that declares how long a tap counts.
@MainActor @Suite struct TimeToLiveTests {
    private final class BriefMain: MainCoordinator {
        nonisolated static let origins = LinkOrigins(schemes: ["test"], hosts: [])
        nonisolated static let tabRoots = [TabRoot("first", Screen("first"))]
        nonisolated static let linkRules = LinkRules([.link(inKey: "deepLink")], ownPage: { "page?id=\($0)" })
        nonisolated static let timeToLive = TimeToLive(navigation: 30, action: 60)

        nonisolated static var routes: [Route<BriefMain>] {
            [Route("item/:id", LinkParameter("id", String.self)) { _, _, id in [.push(Screen("item", id: id))] }]
        }

        nonisolated static var features: [Feature<BriefMain>] { [Feature { $0.replies }] }

        private let replies = Replies()
    }

    private final class Replies: FeatureCoordinator {
        nonisolated static let categories = [
            NotificationCategory("message", actions: [NotificationAction("reply", .performWithText)])
        ]

        nonisolated static var routes: [Route<Replies>] { [] }

        func perform(_ action: ActionRequest) async throws(RouteError) {}

        func removeAccount() async throws(RouteError) {}

        func makeModel(for screen: Screen) -> (any ScreenModel)? { nil }
    }

    @Test(
        "P5: a tap expires when the program says, counted from the tap, however old its notification is",
        arguments: [0, 1])
    func expired(secondsMore: Double) async throws {
        let phone = try TestPhone(session: .signedIn.changed { $0.hasOnboarded = false }) { BriefMain() }
        let notification = phone.deliver(Push.item("1"))
        phone.clock.advance(by: 3600)
        await phone.respond(to: notification)
        let tap = try #require(try phone.inbox.pending().first)
        #expect(tap.expiresAt.timeIntervalSince(phone.clock.now) == 30)
        phone.clock.advance(by: 30 + secondsMore)
        phone.app?.completeOnboarding()
        await phone.whenIdle()
        #expect(try phone.outcomes() == [secondsMore == 0 ? .shown : .expired])
    }

    @Test("P5: an action expires when the program says", arguments: [0, 1])
    func actionExpired(secondsMore: Double) async throws {
        let phone = try TestPhone(session: .signedOut) { BriefMain() }
        await phone.answer(Push.item("1", for: "1"), with: .custom(id: "reply", text: "Yes"))
        phone.clock.advance(by: 60 + secondsMore)
        await phone.signIn(as: "1")
        #expect(try phone.outcomes() == [secondsMore == 0 ? .performed : .expired])
    }

    @Test func `P5: without a word of the program a tap counts ten minutes, and an action a day`() {
        #expect(TestMain.timeToLive.navigation == 10 * 60 && TestMain.timeToLive.action == 24 * 60 * 60)
    }
}

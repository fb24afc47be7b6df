import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import TestSupport
import Testing

/// The screens that show only their own arguments: a page of the web, and a link that asks before it opens.
@MainActor @Suite struct OutsideScreenTests {
    @Test(
        "a web screen has the page that a browser in the app may open",
        arguments: [
            ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
            ("HTTP://example.org/a", "http://example.org/a"),
        ])
    func webPage(pushed: String, opened: String) {
        let screen = Screen("web", arguments: ["url": pushed])
        #expect(screen.webPage == URL(string: opened))
        #expect(screen.linkToConfirm == nil)
    }

    @Test(
        "what is no web screen, or has no page of the web, has none",
        arguments: [
            Screen("item", arguments: ["url": "https://example.org"]), Screen("web"),
            Screen("web", arguments: ["url": "file:///a"]), Screen("web", arguments: ["url": "example.org"]),
        ])
    func noPage(screen: Screen) {
        #expect(screen.webPage == nil)
    }

    private let phone: TestPhone<TestMain>

    init() async throws {
        phone = try TestPhone { TestMain() }
        await phone.openApp()
    }

    private func ask(from source: LinkSource) async {
        switch source {
        case .scheme: phone.device.open(url: "test://buy/7")
        case .universalLink: phone.device.open(universalLink: "https://test.example.com/buy/7")
        case .push: await phone.pushAndTap(Push.opening("buy/7"))
        case .inApp: phone.app?.open(inAppLink: "buy/7")
        }
        await phone.whenIdle()
    }

    @Test(
        "a route with an effect asks before anything is opened, wherever the link comes from",
        arguments: [LinkSource.scheme, .universalLink, .push])
    func asking(source: LinkSource) async throws {
        await ask(from: source)
        #expect(phone.stack == ["first"])
        #expect(phone.modals == ["confirmation"])
        #expect(try phone.outcomes() == [.shown])
        let shown = try #require(phone.navigation.visible)
        let link = try #require(shown.screen.linkToConfirm)
        #expect(shown.screen.webPage == nil)
        #expect(phone.app?.models.model(for: shown).content.rows.map(\.link) == [link])
        await phone.open(inAppLink: link)
        #expect(phone.stack == ["first", "bought/7"])
        #expect(phone.modals.isEmpty)
        #expect(try phone.outcomes() == [.shown, .shown])
    }

    @Test func `what is not there is not asked about`() async throws {
        await phone.open("test://buy/missing")
        #expect(phone.modals.isEmpty)
        #expect(try phone.codes() == ["contentNotFound"])
    }
}

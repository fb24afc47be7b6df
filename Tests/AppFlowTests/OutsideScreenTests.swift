import AppFlow
import Foundation
import Navigation
import TestSupport
import Testing

/// What an app's views read of the screens that show only their own arguments.
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

    @Test func `a confirmation has the link that opens after a yes`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.open("test://buy/1")
        #expect(phone.modals == ["confirmation"])
        let screen = try #require(phone.navigation.visible?.screen)
        #expect(screen.linkToConfirm == "test://buy/1" && screen.webPage == nil)
        await phone.open(inAppLink: try #require(screen.linkToConfirm))
        #expect(phone.stack == ["first", "bought/1"] && phone.modals.isEmpty)
    }
}

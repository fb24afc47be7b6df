import AppFlow
import DeepLinks
import DeviceSimulator
import Launches
import Navigation
import TestSupport
import Testing

/// What the app does not take, the web does.
@MainActor @Suite struct UnroutedLinkTests {
    private static let page = "https://test.example.com/nowhere?a=b#c"

    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    private func open(_ link: String) async {
        phone.device.open(universalLink: link)
        await phone.whenIdle()
    }

    @Test(
        "U19: a universal link that no route takes opens in the browser and never comes back", arguments: [false, true])
    func unrouted(isRunning: Bool) async throws {
        if isRunning { await phone.openApp() }
        await open(Self.page)
        #expect(phone.device.state.display == .browser && phone.device.state.page == Self.page)
        #expect(phone.device.state.app.state == .background)
        #expect(phone.navigation.alert == nil && phone.stack == ["first"])
        await phone.openApp()
        await phone.restart()
        #expect(phone.device.state.display == .app && phone.device.state.page == nil)
        #expect(try phone.inbox.history().map(\.source) == [.userActivity])
        #expect(try phone.outcomes() == [.ignored])
        #expect(try phone.codes() == ["linkNotFound"])
    }

    @Test(
        "U19: a page that another app gives back within ten seconds is told, not passed to and fro",
        arguments: [false, true])
    func comesBack(isAnotherProcess: Bool) async throws {
        await open(Self.page)
        if isAnotherProcess { await phone.restart() }
        phone.clock.advance(by: 9)
        await open(Self.page)
        #expect(phone.device.state.display == .app && phone.navigation.alert?.code == "linkNotFound")
        #expect(try phone.outcomes() == [.ignored, .failed])
        await open("https://test.example.com/elsewhere")
        #expect(phone.device.state.page == "https://test.example.com/elsewhere")
        phone.clock.advance(by: 2)
        await open(Self.page)
        #expect(phone.device.state.page == Self.page)
        #expect(try phone.outcomes() == [.ignored, .failed, .ignored, .ignored])
    }

    @Test func `U19, P8: the trace, the report and the log say why the browser has it`() async throws {
        await open("https://test.example.com/buy")
        let record = try #require(try phone.inbox.history().first)
        #expect(record.trace.map(\.step) == [.arrived, .recorded, .failed, .browser, .settled])
        #expect(record.trace[2].detail?.hasPrefix("https://test.example.com/buy: No route takes the link.") == true)
        let settled = try #require(phone.log.settled.first)
        #expect(settled.isLeftToBrowser && settled.settlement == Settlement(.ignored, code: "linkNotFound"))
    }

    @Test(
        "U19: what a route refuses for its source or its parameters opens in the browser, too",
        arguments: [("vault", "notPermitted"), ("page", "invalidParameter")])
    func refused(path: String, code: String) async throws {
        await open("https://test.example.com/\(path)")
        #expect(phone.device.state.page == "https://test.example.com/\(path)")
        #expect(try phone.codes() == [code])
    }

    @Test(
        "U19: nothing but an https page of the app's own hosts goes to the browser",
        arguments: [
            ("http://test.example.com/nowhere", "linkNotFound"), ("https://other.example.com/x", "untrustedHost"),
            ("https://test.example.com/nowhere?expiredAt=2001-01-01T00:00:00Z", "expiredLink"),
            ("https://test.example.com/%zz", "invalidLink"), ("https://test.example.com/a//b", "invalidLink"),
            ("https://test.example.com@evil.io/x", "invalidLink"),
            ("https://test.example.com/item/missing", "contentNotFound"),
        ])
    func told(link: String, code: String) async throws {
        await open(link)
        #expect(phone.navigation.alert?.code == code)
        #expect(phone.device.state.display == .app)
        #expect(try phone.codes() == [code])
    }

    @Test("U19: a link of the app's scheme, of a push or of the app itself is told, not left to the browser")
    func otherSources() async throws {
        await phone.open("test://nowhere")
        await phone.pushAndTap(Push.opening(Self.page), requestID: "push")
        await phone.open(inAppLink: Self.page)
        #expect(phone.device.state.display == .app)
        #expect(try phone.outcomes() == [.failed, .failed, .failed])
    }

    @Test func `U19: an app may choose the alert in the browser's place`() async throws {
        phone.adjustServices = { $0.browser = nil }
        await open(Self.page)
        #expect(phone.navigation.alert?.code == "linkNotFound" && phone.device.state.display == .app)
    }

    @Test(
        "U19, P1: if the process dies before that, the next start opens the page, unless it is too old",
        arguments: [(60, true), (11 * 60, false)])
    func death(seconds: Double, opens: Bool) async throws {
        await phone.dies(at: .recorded) { phone.device.open(universalLink: Self.page) }
        #expect(phone.device.state.page == nil)
        phone.device.advance(by: seconds)
        await phone.openApp()
        #expect(phone.device.state.page == (opens ? Self.page : nil))
        #expect(try phone.outcomes() == [opens ? .ignored : .expired])
        await phone.restart()
        #expect(phone.device.state.page == nil)
    }

    @Test func `U19, P8: the user is told if the browser does not open it`() async throws {
        let browser = RefusingBrowser()
        phone.adjustServices = { $0.browser = browser }
        await open(Self.page)
        #expect(browser.pages == [Self.page])
        #expect(phone.navigation.alert?.code == "linkNotFound")
    }
}

@MainActor
private final class RefusingBrowser: WebBrowser {
    private(set) var pages: [String] = []

    func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void) {
        pages.append(page.text)
        refused()
    }
}

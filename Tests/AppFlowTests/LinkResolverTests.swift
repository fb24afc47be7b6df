import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import TestSupport
import Testing

/// A link that has to be asked for: a click-tracking or short link, or the one that an app was installed for.
@MainActor @Suite struct LinkResolverTests {
    private static let click = "https://click.example.com/a//b?token=secret"

    private let phone: TestPhone<TestMain>
    private let resolver = ResolverDouble()

    init() throws {
        phone = try TestPhone { TestMain() }
        phone.adjustServices = { [resolver] in $0.linkResolver = resolver }
    }

    /// A phone on which nobody has used the app.
    private func newPhone(_ sessions: any SessionStore = InMemorySessionStore()) throws -> TestPhone<TestMain> {
        let phone = try TestPhone(session: nil, sessions: sessions) { TestMain() }
        phone.adjustServices = { [resolver] in $0.linkResolver = resolver }
        return phone
    }

    private func open(_ link: String = click) async {
        phone.device.open(universalLink: link)
        await phone.whenIdle()
    }

    @Test(
        "U40: it is recorded, asked for, traced and routed",
        arguments: ["https://test.example.com/item/1", "test://item/1"], [false, true])
    func routed(target: String, isRunning: Bool) async throws {
        resolver.answers = [Self.click: target]
        if isRunning { await phone.openApp() }
        await open()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
        let trace = try #require(try phone.inbox.history().first?.trace)
        let asked = try #require(trace.first { $0.step == .asked })
        #expect(asked.detail == target)
        #expect(trace.map(\.step).prefix(3) == [.arrived, .recorded, .asked])
        #expect(!trace.contains { $0.detail?.contains("secret") == true })
    }

    @Test func `U40: redirects are followed`() async throws {
        resolver.answers = [
            Self.click: "https://acme.short.example/x", "https://acme.short.example/x": "https://click.example.com/y",
            "https://click.example.com/y": "https://test.example.com/item/1",
        ]
        await open()
        #expect(phone.stack == ["first", "item/1"] && resolver.asked.count == 3)
    }

    @Test(
        "U40, U19: what no route takes opens in the browser, on any website",
        arguments: ["https://test.example.com/nowhere", "https://partner.example.org/a//b?c"])
    func web(target: String) async throws {
        resolver.answers = [Self.click: target]
        await open()
        #expect(phone.device.state.page == target && phone.navigation.alert == nil)
        #expect(try phone.outcomes() == [.ignored])
    }

    @Test(
        "U40: an answer that neither the app nor the browser may open changes nothing",
        arguments: [
            "other://item/1", "javascript:alert(1)", "item/1", "http://test.example.com/item/1", "",
            "https://user@test.example.com/item/1", "file:///etc/passwd",
        ])
    func foreign(answer: String) async throws {
        resolver.answers = [Self.click: answer]
        await open()
        #expect(phone.device.state.page == Self.click)
        let steps = try phone.inbox.history().first?.trace.map(\.step)
        #expect(steps == [.arrived, .recorded, .asked, .failed, .browser, .settled])
    }

    @Test func `U40: a host that fails, or leads in a circle, changes nothing`() async throws {
        await open()
        #expect(phone.device.state.page == Self.click && resolver.asked.count == 1)
        resolver.answers = [Self.click: Self.click]
        // Sooner, the browser would be suspected of having given it back.
        phone.clock.advance(by: 11)
        await open()
        #expect(phone.device.state.page == Self.click && resolver.asked.count == 1 + 5)
        #expect(try phone.outcomes() == [.ignored, .ignored])
    }

    @Test func `U40: a host that hangs changes nothing, and is not asked any longer`() async throws {
        let gate = PlanningGate()
        resolver.gate = gate
        phone.device.open(universalLink: Self.click)
        await gate.whenReached()
        #expect(try phone.inbox.pending().count == 1)
        await phone.endTime { phone.device.state.page != nil }
        await phone.whenIdle()
        #expect(phone.device.state.page == Self.click)
        gate.open()
        await phone.openApp()
        #expect(phone.stack == ["first"])
        #expect(try phone.outcomes() == [.ignored])
    }

    @Test func `U40, P4: a link whose account signs out while its host is asked opens nothing, then nor later`()
        async throws
    {
        let gate = PlanningGate()
        (resolver.gate, resolver.answers) = (gate, [Self.click: "https://test.example.com/item/1"])
        await phone.openApp()
        phone.device.open(universalLink: Self.click)
        await gate.whenReached()
        await phone.app?.signOut()
        gate.open()
        await phone.signIn(as: "1")
        #expect(phone.stack == ["first"] && phone.device.state.page == nil)
        #expect(try phone.codes() == ["loggedOut"])
    }

    @Test func `U40: a route that takes the link as it is has it where there is no answer`() async throws {
        resolver.hosts = ["test.example.com"]
        await open("https://test.example.com/item/1")
        #expect(phone.stack == ["first", "item/1"] && resolver.asked.count == 1)
    }

    @Test func `U40: a link of a push, of the app's scheme or of the app itself is never asked for`() async throws {
        resolver.hosts += ["test.example.com"]
        await phone.pushAndTap(Push.opening("https://test.example.com/item/1"))
        await phone.open(inAppLink: "https://test.example.com/item/2")
        await phone.open("test://item/3")
        #expect(resolver.asked.isEmpty)
    }

    /// Click-tracking and short links as they are in the field, each on a host of its service or of a customer.
    private nonisolated static let shapes = [
        ("u1234567.ct.sendgrid.net", "/ls/click?upn=u001.Ab-2FcD-2Bx_-3D-3D"),
        ("track.pstmrk.it", "/3s/acme.example%2Fitem%2F1/xY_z/AbCd/AQ"),
        ("d2v8tf04.na1.hubspotlinks.com", "/Ctc/OR+113/cKl4X04/VWs"), ("r20.rs6.net", "/tn.jsp?f=001abc==&c=&ch="),
        // What a mail's filter makes of a link
        ("urldefense.com", "/v3/__https://acme.example/item/1__;!!AbC!x-Y$"),
        ("eur01.safelinks.protection.outlook.com", "/?url=https%3A%2F%2Facme.example%2Fitem%2F1&data=05%7C02"),
    ]

    @Test(
        "U40: the host is asked for the link as it came, or the browser has it so; one that ends alike is not asked",
        arguments: shapes)
    func asked(host: String, path: String) async throws {
        resolver.hosts = [host, "*.sub.\(host)"]
        let (link, target) = ("https://\(host)\(path)", "https://a.sub.\(host)\(path)")
        await open(link)
        #expect(phone.device.state.page == link && phone.navigation.alert == nil)
        await open("https://sub.\(host)\(path)")
        await open("https://asub.\(host)\(path)")
        #expect(resolver.asked == [link])
        resolver.answers = [target: "https://test.example.com/item/1"]
        await open(target)
        #expect(resolver.asked == [link, target])
        #expect(phone.stack == ["first", "item/1"])
    }

    // MARK: The link that an app was installed for

    @Test func `U40, U7: the first start opens it once, after onboarding and sign-in`() async throws {
        let phone = try newPhone()
        (resolver.first, resolver.answers) = (Self.click, [Self.click: "https://test.example.com/item/1"])
        await phone.openApp()
        // Before anything is kept of the session, the next start is a first one, too.
        await phone.restart()
        await phone.getToMain()
        #expect(phone.stack == ["first", "item/1"])
        await phone.restart()
        #expect(try phone.inbox.history().map(\.source) == [.install])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test(
        "U40: a first start without such a link, or with one of a foreign scheme, opens nothing",
        arguments: [nil, "other://x"])
    func noFirstLink(link: String?) async throws {
        let phone = try newPhone()
        resolver.first = link
        await phone.openApp()
        await phone.getToMain()
        #expect(phone.stack == ["first"] && phone.navigation.alert == nil)
        #expect(try phone.inbox.history().isEmpty)
    }

    @Test func `U40: a later start does not ask for it`() async throws {
        resolver.first = "https://test.example.com/item/1"
        await phone.openApp()
        #expect(phone.stack == ["first"])
    }
}

@MainActor
final class ResolverDouble: LinkResolver {
    var hosts = ["click.example.com", "*.short.example"]
    var answers: [String: String] = [:]
    var first: String?
    /// Holds each answer back; nil for answers at once.
    var gate: PlanningGate?
    private(set) var asked: [String] = []

    func target(of link: WebAddress) async throws -> String {
        asked.append(link.text)
        await gate?.pass()
        guard let answer = answers[link.text] else { throw URLError(.timedOut) }
        return answer
    }

    func firstLink() async throws -> String? { first }
}

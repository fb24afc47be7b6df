import AppFlow
import DeepLinks
import DeviceSimulator
import Launches
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct AskingTests {
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

    /// The link that the question's only row opens.
    private func offer() throws -> String {
        let shown = try #require(phone.navigation.visible)
        let rows = try #require(phone.app).models.model(for: shown).content.rows
        #expect(rows.count == 1)
        return try #require(rows.first?.link)
    }

    @Test(
        "a route with an effect asks before anything is opened, wherever the link comes from",
        arguments: [LinkSource.scheme, .universalLink, .push])
    func asking(source: LinkSource) async throws {
        await ask(from: source)
        #expect(phone.stack == ["first"])
        #expect(phone.modals == ["confirmation"])
        #expect(try phone.outcomes() == [.shown])
        await phone.open(inAppLink: try offer())
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

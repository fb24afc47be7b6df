import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import StarterApp
import TestSupport
import Testing

@MainActor @Suite struct StarterCoordinatorTests {
    @Test func `a push without a link opens its own page, which names it`() async throws {
        let phone = try starterPhone()
        await phone.pushAndTap(#"{"aps":{"alert":{"loc-key":"WELCOME","loc-args":["Kim"]}},"id":"notice-1"}"#)
        #expect(phone.stack == ["notifications", "notification/notice-1"])
        #expect(try phone.outcomes() == [.shown])
        let visible = try #require(phone.navigation.visible)
        let model = try #require(phone.app?.models.model(for: visible))
        await model.load()
        #expect(model.content.rows.map(\.title) == ["Welcome, Kim"])
    }

    @Test(
        "P8: a link that leads nowhere says why",
        arguments: [("starter://nowhere", "linkNotFound"), ("https://other.example.com/notification", "untrustedHost")])
    func refused(link: String, code: String) async throws {
        let phone = try starterPhone()
        phone.device.open(url: link)
        await phone.whenIdle()
        #expect(try phone.codes() == [code])
        #expect(phone.navigation.alert?.code == code)
    }

    @Test func `an app that begins empty asks for permission once somebody is signed in`() async throws {
        let phone = try starterPhone(session: Session(account: nil, hasOnboarded: true))
        await phone.openApp()
        #expect(phone.notificationCenter.permission.askedFor == nil)
        await phone.app?.signIn(as: AccountID("1"))
        await phone.whenIdle()
        #expect(phone.notificationCenter.permission.askedFor == [.alert, .badge, .sound])
    }

    @Test("a link that names the app alone opens it", arguments: ["starter://", "https://starter.example.com/"])
    func bare(link: String) async throws {
        let phone = try starterPhone()
        if link.hasPrefix("https") { phone.device.open(universalLink: link) } else { phone.device.open(url: link) }
        await phone.whenIdle()
        #expect(try phone.outcomes() == [.shown])
        #expect(phone.navigation.alert == nil)
    }

    @Test func `each tab has a link`() async throws {
        let phone = try starterPhone()
        for root in StarterCoordinator.tabRoots {
            phone.device.open(url: "starter://\(root.tab)")
            await phone.whenIdle()
            #expect(phone.navigation.selectedTab == root.tab)
        }
    }
}

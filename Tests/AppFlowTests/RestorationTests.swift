import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct RestorationTests {
    enum Beating: CaseIterable {
        case push, customScheme, universalLink, recovered
    }

    private func phone(_ session: Session = .signedIn) throws -> TestPhone<TestMain> {
        try TestPhone(session: session) { TestMain() }
    }

    /// A phone whose app was left with `item/old` under a sheet on the second tab, and is not running.
    private func left(_ session: Session = .signedIn) async throws -> TestPhone<TestMain> {
        let phone = try phone(session)
        await phone.openApp()
        phone.app?.unlock()
        try phone.app?.navigator.commit([.selectTab("second"), .push(Screen("item", id: "old"))])
        try phone.app?.navigator.commit([.present(Screen("sheet"))], policy: .onTop)
        phone.device.pressHome()
        phone.kill()
        return phone
    }

    @Test func `U10: what was left in the background is there again at the next launch`() async throws {
        let phone = try await left()
        await phone.openApp()
        #expect(phone.navigation.selectedTab == "second")
        #expect(phone.stack == ["second", "item/old"] && phone.modals == ["sheet"])
        phone.app?.navigator.back()
        phone.app?.navigator.back()
        #expect(phone.stack == ["second"] && phone.modals.isEmpty)
        phone.app?.navigator.select("first")
        #expect(phone.stack == ["first"])
    }

    @Test func `U10: an alert that is raised in the background leaves the saved navigation as it is`() async throws {
        let phone = try TestPhone { TestMain(effects: Effects()) }
        await phone.openApp()
        try phone.app?.navigator.commit([.push(Screen("item", id: "old"))])
        phone.device.pressHome()
        await phone.answer(Push.item("1"), with: .custom(id: "reply", text: "impossible"))
        #expect(phone.navigation.alert?.code == "contentNotFound")
        await phone.restart()
        #expect(phone.stack == ["first", "item/old"])
    }

    @Test func `U10: what was left last counts, also behind the lock`() async throws {
        let phone = try await left(.locked)
        await phone.openApp()
        await phone.comeBack()
        await phone.unlock()
        #expect(phone.stack == ["second", "item/old"])
        phone.app?.navigator.back()
        phone.device.pressHome()
        phone.device.openApp()
        phone.device.pressHome()
        await phone.restart()
        #expect(phone.navigation.visible == nil)
        await phone.unlock()
        #expect(phone.stack == ["second", "item/old"] && phone.modals.isEmpty)
    }

    @Test(
        "U10: a link beats it, and no other screen is seen first",
        arguments: Beating.allCases, [Session.signedIn, .locked])
    func beaten(by beating: Beating, session: Session) async throws {
        let phone = try await left(session)
        if beating == .recovered {
            await phone.dies(at: .gated) {
                phone.device.open(url: "test://item/new")
                phone.app?.unlock()
            }
        }
        var seen: [[String]] = []
        phone.onState = { state in if state.phase == .main { seen.append(state.stack.map(\.screen.description)) } }
        switch beating {
        case .push: await phone.pushAndTap(Push.item("new"))
        case .customScheme: phone.device.open(url: "test://item/new")
        case .universalLink: phone.device.open(universalLink: "https://test.example.com/item/new")
        case .recovered: phone.device.openApp()
        }
        await phone.whenIdle()
        await phone.getToMain()
        #expect(seen.first == ["first", "item/new"])
        #expect(Set(seen).count == 1)
        #expect(phone.modals.isEmpty)
        await phone.restart()
        await phone.getToMain()
        #expect(phone.stack == ["first"])
    }

    @Test(
        "U10: after a link that fails the saved navigation is restored, also if the app was in the background then",
        arguments: [false, true])
    func failing(goesOut: Bool) async throws {
        let phone = try await left()
        let gate = PlanningGate()
        phone.device.respond(to: phone.deliver(Push.item("missing")))
        phone.app?.main.gate = gate
        await gate.whenReached()
        if goesOut {
            phone.device.pressHome()
            phone.device.openApp()
        }
        await phone.pass(gate)
        #expect(phone.stack == ["second", "item/old"] && phone.modals == ["sheet"])
        #expect(phone.navigation.alert?.code == "contentNotFound")
    }
}

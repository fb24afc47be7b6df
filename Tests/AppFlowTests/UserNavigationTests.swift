import AppFlow
import DeviceSimulator
import Launches
import Navigation
import TestSupport
import Testing

/// How the user goes from one screen to another, without a link.
@MainActor @Suite struct UserNavigationTests {
    private static let other = Screen("item", id: "2")

    /// A phone with `item/1` over the first tab's root.
    private func phone() async throws -> (phone: TestPhone<TestMain>, app: TestPhone<TestMain>.App, shown: ShownScreen)
    {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        await phone.open(inAppLink: "item/1")
        return (phone, try #require(phone.app), try #require(phone.navigation.visible))
    }

    @Test func `a screen is pushed over the one that the user is on, which stays, without an arrival`() async throws {
        let (phone, app, shown) = try await phone()
        let arrivals = try phone.outcomes().count
        #expect(app.push(Self.other, over: shown))
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1", "item/2"])
        #expect(phone.navigation.stack.contains(shown))
        #expect(try phone.outcomes().count == arrivals)
        app.navigator.back()
        #expect(phone.stack == ["first", "item/1"])
    }

    @Test func `a screen is presented over the one that the user is on, and one that is pushed comes over the sheet`()
        async throws
    {
        let (phone, app, shown) = try await phone()
        #expect(app.present(Screen("form"), over: shown))
        #expect(phone.stack == ["first", "item/1"] && phone.modals == ["form"])
        let form = try #require(phone.navigation.visible)
        await phone.whenIdle()
        #expect(app.push(Self.other, over: form))
        #expect(phone.stack == ["first", "item/1"] && phone.modals == ["form", "item/2"])
    }

    @Test func `a row that is tapped twice opens its screen once`() async throws {
        let (phone, app, shown) = try await phone()
        #expect([app.push(Self.other, over: shown), app.push(Self.other, over: shown)] == [true, false])
        #expect(!app.present(Screen("form"), over: shown))
        #expect(phone.stack == ["first", "item/1", "item/2"] && phone.modals.isEmpty)
    }

    @Test("nothing opens from a screen that the user does not see", arguments: Cover.allCases)
    func covered(by cover: Cover) async throws {
        let (phone, app, shown) = try await phone()
        switch cover {
        case .tap: await phone.open("test://item/3")
        case .sheet: await phone.open("test://over/3")
        case .tab: app.navigator.select("second")
        case .alert: app.navigator.show(NavigationAlert(code: "contentNotFound"))
        case .lock:
            app.setLock(true)
            app.lock()
        case .signIn: await app.signOut()
        }
        let covered = phone.navigation
        #expect(!app.push(Self.other, over: shown) && !app.present(Self.other, over: shown))
        await phone.whenIdle()
        #expect(phone.navigation == covered)
    }

    enum Cover: CaseIterable {
        case tap, sheet, tab, alert, lock, signIn
    }

    @Test func `U10: what was pushed is there again at the next launch`() async throws {
        let (phone, app, shown) = try await phone()
        app.push(Self.other, over: shown)
        phone.device.pressHome()
        await phone.restart()
        #expect(phone.stack == ["first", "item/1", "item/2"])
    }

    @Test func `P3: a presented screen keeps its model, and with it a draft, while the lock covers it`() async throws {
        let phone = try TestPhone(session: .locked) { TestMain() }
        await phone.openApp()
        await phone.unlock()
        let (app, shown) = (try #require(phone.app), try #require(phone.navigation.visible))
        app.present(Screen("form"), over: shown)
        let form = try #require(phone.navigation.visible)
        let model = app.models.model(for: form)
        phone.device.pressHome()
        await phone.openApp()
        #expect(phone.navigation.visible == nil)
        await phone.unlock()
        #expect(phone.navigation.visible == form && app.models.model(for: form) === model)
    }

    @Test func `a tap that comes while the user goes on still opens its screen`() async throws {
        let gate = PlanningGate()
        let phone = try TestPhone { TestMain(gate: gate) }
        await phone.openApp()
        let (app, shown) = (try #require(phone.app), try #require(phone.navigation.visible))
        phone.device.open(url: "test://item/3")
        await gate.whenReached()
        #expect(app.push(Self.other, over: shown))
        #expect(phone.stack == ["first", "item/2"])
        await phone.pass(gate)
        #expect(phone.stack == ["first", "item/3"])
        #expect(try phone.outcomes() == [.shown])
    }
}

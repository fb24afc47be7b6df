import AppFlow
import DeviceSimulator
import Launches
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct SystemLinksTests {
    private let mine = SystemItem("Mine", link: "test://item/1", owner: AccountID("1"))
    private let others = SystemItem("Other's", link: "test://item/2", owner: AccountID("2"))
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    @Test func `P4, U29: of the links that a feature gives the system those of another account are left out`()
        async throws
    {
        await phone.openApp()
        phone.app?.main.onQuickActions = { [mine, others] in [others, mine] }
        phone.app?.main.onSearchItem = { [mine, others] in $0.id == "1" ? mine : others }
        for link in ["item/1", "item/2"] { await phone.open(inAppLink: link) }
        #expect(phone.surfaces.quickActions == [mine])
        #expect(phone.surfaces.searchItems == [mine])
        // The program leaves them as they are.
        phone.app?.main.onQuickActions = { nil }
        await phone.open(inAppLink: "item/3")
        #expect(phone.surfaces.quickActions == [mine])
    }

    @Test func `U29: an action on a screen below removes no result of the one that is visible`() async throws {
        await phone.openApp()
        phone.app?.main.onSearchItem = { [mine] in $0.id == "1" ? mine : nil }
        let below = try #require(phone.navigation.visible)
        await phone.open(inAppLink: "item/1")
        try await phone.app?.perform("other", on: below)
        #expect(phone.surfaces.searchItems == [mine])
    }

    @Test func `U29: what is asked for a screen that the user has left comes too late for the next one`() async throws {
        await phone.openApp()
        let app = try #require(phone.app)
        let (actions, result) = (PlanningGate(), PlanningGate())
        let second = SystemItem("Second", link: "test://item/2", owner: AccountID("1"))
        app.main.onQuickActions = { [mine] in
            await actions.pass()
            return [mine]
        }
        app.main.onSearchItem = { [mine] screen in
            guard screen.id == "1" else { return second }
            await result.pass()
            return mine
        }
        app.open(inAppLink: "item/1")
        await actions.whenReached()
        app.main.onQuickActions = { [second] }
        app.open(inAppLink: "item/2")
        for _ in 0..<100 { await Task.yield() }
        #expect(phone.surfaces.quickActions == [second] && phone.surfaces.searchItems == [second])
        actions.open()
        await result.whenReached()
        #expect(phone.surfaces.quickActions == [second])
        await phone.pass(result)
        app.main.onSearchItem = { _ in nil }
        try await app.perform("delete", on: try #require(phone.navigation.visible))
        #expect(phone.surfaces.searchItems == [mine])
    }

    @Test func `U29: what is deleted while the app asks about its screen again leaves the search`() async throws {
        await phone.openApp()
        let app = try #require(phone.app)
        app.main.onSearchItem = { [mine] in $0.id == "1" ? mine : nil }
        await phone.open(inAppLink: "item/1")
        let visible = try #require(phone.navigation.visible)
        let actions = PlanningGate()
        app.main.onQuickActions = {
            await actions.pass()
            return nil
        }
        phone.device.pressHome()
        phone.device.openApp()
        await actions.whenReached()
        app.main.onSearchItem = { _ in nil }
        try await app.perform("delete", on: visible)
        await phone.pass(actions)
        #expect(phone.surfaces.searchItems.isEmpty)
    }

    @Test func `U29: a screen that was opened with something else, which is not found, removes no earlier result`()
        async throws
    {
        await phone.openApp()
        phone.app?.main.onSearchItem = { [mine] in $0.arguments.isEmpty && $0.id == "1" ? mine : nil }
        await phone.open(inAppLink: "item/1")
        let visible = try #require(phone.navigation.visible)
        try phone.app?.navigator.commit([.push(Screen("item", id: "1", arguments: ["at": "5"]))])
        await phone.whenIdle()
        let again = try #require(phone.navigation.visible)
        #expect(again.id == visible.id && again.screen != visible.screen)
        try await phone.app?.perform("other", on: again)
        #expect(phone.surfaces.searchItems == [mine])
    }
}

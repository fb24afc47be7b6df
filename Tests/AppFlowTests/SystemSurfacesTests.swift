import AppFlow
import DeviceSimulator
import Launches
import Navigation
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct SystemSurfacesTests {
    /// What the phone's user chooses, each with the channel that it is recorded as.
    private enum Way: CaseIterable {
        case quickAction, spotlight, handoff, widget, appIntent

        var source: LaunchSource { kind.map { LaunchSource($0) } ?? .widget }

        var kind: SystemLink.Kind? {
            switch self {
            case .quickAction: .quickAction
            case .spotlight: .spotlight
            case .handoff: .handoff
            case .appIntent: .appIntent
            case .widget: nil
            }
        }

        @MainActor func open(_ link: String, on device: Device) {
            if let kind {
                device.open(device.surfaces.link(link, through: kind))
            } else {
                device.open(url: device.surfaces.widgetURL(link))
            }
        }
    }

    private let gate = PlanningGate()
    private let item = SystemItem("Item", link: "test://item/1", owner: AccountID("1"))

    private let phone: TestPhone<TestMain>

    init() async throws {
        phone = try TestPhone { TestMain() }
        await phone.openApp()
    }

    @Test("U29: each opens its screen, warm, suspended and cold, and again each time", arguments: Way.allCases)
    private func everywhere(way: Way) async throws {
        for prepare in [{}, { phone.device.pressHome() }, { phone.kill() }, {}] {
            prepare()
            way.open("test://item/1", on: phone.device)
            await phone.whenIdle()
            #expect(phone.stack == ["first", "item/1"])
            phone.app?.navigator.back()
        }
        #expect(try phone.outcomes() == [.shown, .shown, .shown, .shown])
        #expect(try phone.inbox.history().map(\.source) == Array(repeating: way.source, count: 4))
    }

    @Test func `P4, U29: a sign-out takes what the system shows of the account, and its nonce is worth nothing`()
        async throws
    {
        let app = try #require(phone.app)
        app.main.onQuickActions = { [item] in [item] }
        app.main.onSearchItem = { [item] _ in item }
        await phone.open(inAppLink: "item/1")
        #expect(phone.surfaces.quickActions == [item])
        #expect(phone.surfaces.searchItems == [item])
        // What is loaded for the account now comes too late.
        let (actions, result) = (PlanningGate(), PlanningGate())
        app.main.onQuickActions = { [item] in
            await actions.pass()
            return [item]
        }
        app.main.onSearchItem = { [item] _ in
            await result.pass()
            return item
        }
        app.open(inAppLink: "item/2")
        await actions.whenReached()
        let nonce = try #require(phone.surfaces.nonce)
        await app.signOut()
        #expect(phone.surfaces.quickActions.isEmpty)
        #expect(phone.surfaces.searchItems.isEmpty)
        #expect(phone.surfaces.nonce == nil)
        actions.open()
        await result.whenReached()
        await phone.pass(result)
        #expect(phone.surfaces.quickActions.isEmpty)
        #expect(phone.surfaces.searchItems.isEmpty)
        app.main.onQuickActions = { nil }
        app.main.onSearchItem = { _ in nil }
        await app.signIn(as: AccountID("1"))
        await phone.whenIdle()
        #expect(phone.surfaces.quickActions.isEmpty)
        #expect(phone.surfaces.searchItems.isEmpty)
        #expect(phone.surfaces.nonce != nil)
        await phone.open(nonce.added(to: "test://vault"))
        #expect(try phone.codes() == ["notPermitted"])
    }

    @Test func `U29: a search result whose content was deleted is found no more once it led nowhere`() async throws {
        let one = AccountID("1")
        let items = ["missing", "broken", "1"].map { SystemItem($0, link: "test://item/\($0)", owner: one) }
        phone.surfaces.index(items)
        for item in items {
            Way.spotlight.open(item.link, on: phone.device)
            await phone.whenIdle()
            phone.app?.navigator.dismissAlert()
        }
        #expect(try phone.codes() == ["contentNotFound", "databaseUnavailable"])
        #expect(phone.surfaces.searchItems.map(\.title) == ["broken", "1"])
    }

    @Test func `U29: widgets keep their nonce from one process to the next`() async throws {
        let nonce = try #require(phone.surfaces.nonce)
        phone.surfaces.removeAll()
        await phone.restart()
        #expect(phone.surfaces.nonce == nonce)
        #expect(try phone.sessions.load()?.nonce == nonce)
    }

    @Test(
        "U29: what an action on its screen deletes is found no more, unless the store cannot say so",
        arguments: [(true, true), (true, false), (false, true)])
    func deleted(isDeleted: Bool, isReadable: Bool) async throws {
        var hasActed = false
        phone.app?.main.onModel = { _ in ModelDouble { _ in hasActed = true } }
        phone.app?.main.onSearchItem = { [item] screen throws(RouteError) in
            if hasActed, !isReadable { throw .store(.unavailable(reason: "test")) }
            return screen.id == "1" && !(hasActed && isDeleted) ? item : nil
        }
        await phone.open(item.link)
        #expect(phone.surfaces.searchItems == [item])
        try await phone.app?.perform("delete", on: try #require(phone.navigation.visible))
        #expect(phone.surfaces.searchItems == (isDeleted && isReadable ? [] : [item]))
    }

    @Test func `P6, U29: an action begins at the press, though the store is slow to say what is found of its screen`()
        async throws
    {
        let app = try #require(phone.app)
        var performed: [ScreenContent.Action.ID] = []
        app.main.onModel = { _ in ModelDouble { performed.append($0) } }
        await phone.open(item.link)
        app.main.onSearchItem = { [gate] _ in
            await gate.pass()
            return nil
        }
        let shown = try #require(phone.navigation.visible)
        let presses = ["1", "2"].map { action in Task { try await app.perform(action, on: shown) } }
        for _ in 1...100 { await Task.yield() }
        #expect(performed == ["1", "2"])
        gate.open()
        for press in presses { try await press.value }
    }
}

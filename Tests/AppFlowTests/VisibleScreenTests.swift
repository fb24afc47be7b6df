import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// What the user looks at, and what they do there.
@MainActor @Suite struct VisibleScreenTests {
    private let failure = RouteError.store(.unavailable(reason: "test"))

    @Test func `S2.6: a screen that comes to the top in the background is not seen before the user comes back`()
        async throws
    {
        var seen: [String] = []
        let phone = try TestPhone { TestMain { $0.onShow = { seen.append($0.description) } } }
        await phone.openApp()
        await phone.pushAndTap(Push.item("1"))
        phone.device.pressHome()
        phone.app?.navigator.back()
        await phone.whenIdle()
        #expect(phone.stack == ["first"])
        #expect(seen == ["first", "item/1"])
        await phone.openApp()
        #expect(seen == ["first", "item/1", "first"])
    }

    @Test(
        "S3.3: a screen loads and is seen once its first frame is on the display, and loads only where it is followed",
        arguments: [true, false], [true, false])
    func firstFrame(isDrawn: Bool, followsStores: Bool) async throws {
        var loaded: [String] = []
        var seen: [String] = []
        let phone = try TestPhone(followsStores: followsStores) {
            let main = TestMain()
            main.onModel = { screen in LoadedModel { loaded.append(screen.description) } }
            main.onShow = { seen.append($0.description) }
            return main
        }
        phone.drawsFrames = isDrawn
        await phone.openApp()
        for _ in 1...20 { await Task.yield() }
        #expect(loaded == (isDrawn && followsStores ? ["first"] : []))
        #expect(seen == (isDrawn ? ["first"] : []))
    }

    @Test func `a feature learns the arguments of the screen that the user sees`() async throws {
        var seen: [Screen] = []
        let phone = try TestPhone { TestMain { $0.onShow = { seen.append($0) } } }
        await phone.openApp()
        let screen = Screen("item", id: "1", arguments: ["part": "2"])
        try phone.app?.navigator.commit([.push(screen)])
        await phone.whenIdle()
        #expect(seen == [Screen("first"), screen])
    }

    @Test func `P1: a tap whose screen is left before its first frame has an end`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        phone.drawsFrames = false
        await phone.open("test://item/1")
        #expect(try phone.outcomes() == [nil])
        phone.app?.navigator.back()
        await phone.whenIdle()
        #expect(try phone.outcomes() == [.superseded])
    }

    @Test func `a badge stays as it is if it cannot be counted`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        phone.app?.main.onBadge = { 3 }
        await phone.open(inAppLink: "item/1")
        phone.app?.main.onBadge = { () throws(RouteError) in throw .store(.unavailable(reason: "test")) }
        await phone.open(inAppLink: "item/2")
        #expect(phone.notificationCenter.badge == 3)
    }

    @Test func `a link brings nothing to count, and a tap on a push does, even on the screen that the user sees`()
        async throws
    {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        phone.app?.main.onBadge = { 3 }
        await phone.open(inAppLink: "item/1")
        phone.app?.main.onBadge = { 4 }
        await phone.open(inAppLink: "item/1")
        #expect(phone.notificationCenter.badge == 3)
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.notificationCenter.badge == 4)
    }

    @Test func `U30: what replaced a listed notification is taken off the list by its own screen`() async throws {
        let phone = try TestPhone { RoomsMain() }
        await phone.openApp()
        for room in 1...2 {
            phone.device.pressHome()
            phone.deliver(Push.opening("room/\(room)"))
            await phone.openApp()
            await phone.open(inAppLink: "room/9")
            #expect(phone.notificationCenter.delivered.count == 1)
        }
        await phone.open(inAppLink: "room/2")
        #expect(phone.notificationCenter.delivered.isEmpty)
    }

    @Test(
        "P8: what could not be done before the lock closed is told once that opens, over whatever opens with it",
        arguments: [true, false])
    func locked(isTapped: Bool) async throws {
        let phone = try TestPhone(session: .locked) { TestMain { $0.onModel = { _ in FailingModel(failure) } } }
        await phone.openApp()
        let app = try #require(phone.app)
        app.unlock()
        let visible = try #require(phone.navigation.visible)
        phone.device.pressHome()
        await #expect(throws: failure) {
            try await app.perform(ScreenContent.Action.retry.id, on: visible)
        }
        if isTapped { await phone.pushAndTap(Push.item("1")) } else { await phone.openApp() }
        #expect(phone.navigation.phase == .locked && phone.navigation.alert == nil)
        app.unlock()
        await phone.whenIdle()
        #expect(phone.stack == (isTapped ? ["first", "item/1"] : ["first"]))
        #expect(phone.navigation.alert?.code == "databaseUnavailable")
    }
}

/// Tells when it is loaded.
@MainActor
private final class LoadedModel: ScreenModel {
    let content = ScreenContent()
    private let onLoad: @MainActor () -> Void

    init(onLoad: @escaping @MainActor () -> Void) {
        self.onLoad = onLoad
    }

    func load() async { onLoad() }
}

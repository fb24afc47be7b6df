import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// What the user looks at, what they do there, and which pushes are presented over it.
@MainActor @Suite struct VisibleScreenTests {
    @Test func `S2.6: a screen that comes to the top in the background is not seen before the user comes back`()
        async throws
    {
        var seen: [Screen] = []
        let phone = try TestPhone { TestMain { $0.onShow = { seen.append($0) } } }
        await phone.openApp()
        await phone.pushAndTap(Push.item("1"))
        phone.device.pressHome()
        phone.app?.navigator.back()
        await phone.whenIdle()
        #expect(phone.stack == ["first"])
        #expect(seen == [Screen("first"), Screen("item", id: "1")])
        await phone.openApp()
        #expect(seen.last == Screen("first") && seen.count == 3)
        let screen = Screen("item", id: "1", arguments: ["part": "2"])
        try phone.app?.navigator.commit([.push(screen)])
        await phone.whenIdle()
        #expect(seen.last == screen && seen.count == 4)
    }

    @Test(
        "S3.3: a screen loads and is seen once its first frame is on the display, and loads only where it is followed",
        arguments: [true, false], [true, false])
    func firstFrame(isDrawn: Bool, followsStores: Bool) async throws {
        var loaded: [String] = []
        var seen: [String] = []
        let phone = try TestPhone(followsStores: followsStores) {
            let main = TestMain()
            main.onModel = { screen in ModelDouble(onLoad: { loaded.append(screen.description) }) }
            main.onShow = { seen.append($0.description) }
            return main
        }
        phone.drawsFrames = isDrawn
        await phone.openApp()
        for _ in 1...20 { await Task.yield() }
        #expect(loaded == (isDrawn && followsStores ? ["first"] : []))
        #expect(seen == (isDrawn ? ["first"] : []))
    }

    enum Leaving: CaseIterable {
        case back, otherTab, newerTap
    }

    @Test("P1, U5: a tap whose screen is left before its first frame was superseded", arguments: Leaving.allCases)
    func left(by leaving: Leaving) async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        phone.drawsFrames = false
        await phone.pushAndTap(Push.item("1"), requestID: "a")
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [nil])
        switch leaving {
        case .back: phone.app?.navigator.back()
        case .otherTab: phone.app?.navigator.select("second")
        case .newerTap: break
        }
        await phone.whenIdle()
        #expect(try phone.outcomes() == [leaving == .back ? .superseded : nil])
        await phone.pushAndTap(Push.item("2"), requestID: "b")
        #expect(try phone.outcomes() == [.superseded, nil])
        if let visible = phone.navigation.visible { phone.app?.navigator.didShow(visible.id) }
        #expect(try phone.outcomes() == [.superseded, .shown])
    }

    @Test func `a link brings nothing to count, and a tap on a push does, even on the screen that the user sees`()
        async throws
    {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        phone.app?.main.onBadge = { 3 }
        await phone.open(inAppLink: "item/2")
        phone.app?.main.onBadge = { () throws(RouteError) in throw .store(.unavailable(reason: "test")) }
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

    // MARK: Pushes over a room

    private static let all: PresentationOptions = [.banner, .list, .badge, .sound]

    /// A phone on which room 2 is open.
    private func phoneInRoom() async throws -> TestPhone<RoomsMain> {
        let phone = try TestPhone { RoomsMain() }
        await phone.open("rooms://room/2")
        #expect(phone.stack == ["rooms", "room/2"])
        return phone
    }

    @Test(
        "S2.6: a push is presented over the room unless its tap opens the room",
        arguments: [
            // Another screen of the room.
            (#""deepLink":"room/2/search""#, true), (#""deepLink":"rooms://room/2/search""#, true),
            (#""deepLink":"search?roomId=2""#, true),
            (#""webLink":"https://rooms.example.com/room/2/search""#, true), (#""searchIn":2"#, true),
            // The room.
            (#""deepLink":"room/2""#, false), (#""deepLink":"rooms://room/2""#, false),
            (#""deepLink":"room/2?from=mail""#, false), (#""webLink":"https://rooms.example.com/room/2""#, false),
            (#""room":2"#, false),
            // Another room, a question, the web or nothing.
            (#""deepLink":"room/3""#, true), (#""deepLink":"enter/2""#, true),
            (#""webLink":"https://example.org/room/2""#, true),
            (#""deepLink":"room/2?expiredAt=2020-01-01T00:00:00Z""#, true), (#""deepLink":"room/two""#, true),
            (#""roomId":2"#, true),
        ])
    func presented(members: String, isPresented: Bool) async throws {
        let phone = try await phoneInRoom()
        await phone.receive(#"{"aps":{"alert":"x"},\#(members)}"#)
        #expect(phone.device.presenter.log.lastPresentation == (isPresented ? Self.all : []))
    }

    /// What the user sees instead of the room, or over it.
    enum Cover: CaseIterable, Sendable {
        case alert, modal, otherTab, otherScreen
    }

    @Test("S2.6: a push that opens the room is presented if something covers it", arguments: Cover.allCases)
    func covered(cover: Cover) async throws {
        let phone = try await phoneInRoom()
        let navigator = try #require(phone.app?.navigator)
        switch cover {
        case .alert: navigator.show(NavigationAlert(code: "contentNotFound"))
        case .modal: try navigator.commit([.present(Screen("sheet"))], policy: .onTop)
        case .otherTab: navigator.select("more")
        case .otherScreen: try navigator.commit([.push(Screen("search", id: "2"))], policy: .onTop)
        }
        await phone.receive(#"{"aps":{"alert":"x"},"room":2}"#)
        #expect(phone.device.presenter.log.lastPresentation == Self.all)
    }
}

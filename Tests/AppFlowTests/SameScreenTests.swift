import AppFlow
import DeviceSimulator
import Navigation
import Notifications
import TestSupport
import Testing

/// Which pushes are presented over a room that is on the screen.
@MainActor @Suite struct SameScreenTests {
    private static let all: PresentationOptions = [.banner, .list, .badge, .sound]

    /// A phone on which room 2 is open.
    private func phone() async throws -> TestPhone<RoomsMain> {
        let phone = try TestPhone { RoomsMain() }
        phone.device.open(url: "rooms://room/2")
        await phone.whenIdle()
        #expect(phone.stack == ["rooms", "room/2"])
        return phone
    }

    @Test(
        "S2.6: a push that opens another screen of the room is presented over the room",
        arguments: [
            #""deepLink":"room/2/search""#, #""deepLink":"rooms://room/2/search""#, #""deepLink":"search?roomId=2""#,
            #""webLink":"https://rooms.example.com/room/2/search""#, #""searchIn":2"#,
        ])
    func otherScreen(members: String) async throws {
        let phone = try await phone()
        phone.deliver(#"{"aps":{"alert":"x"},\#(members)}"#)
        await phone.whenIdle()
        #expect(phone.device.lastPresentation == Self.all)
    }

    @Test(
        "S2.6: a push that opens the room is not presented over it",
        arguments: [
            #""deepLink":"room/2""#, #""deepLink":"rooms://room/2""#, #""deepLink":"room/2?from=mail""#,
            #""webLink":"https://rooms.example.com/room/2""#, #""room":2"#,
        ])
    func sameScreen(members: String) async throws {
        let phone = try await phone()
        phone.deliver(#"{"aps":{"alert":"x"},\#(members)}"#)
        await phone.whenIdle()
        #expect(phone.device.lastPresentation == [])
    }

    @Test(
        "S2.6: a push whose tap opens another room, a question, the web or nothing is presented over the room",
        arguments: [
            #""deepLink":"room/3""#, #""deepLink":"enter/2""#, #""webLink":"https://example.org/room/2""#,
            #""deepLink":"room/2?expiredAt=2020-01-01T00:00:00Z""#, #""deepLink":"room/two""#, #""roomId":2"#,
        ])
    func otherTarget(members: String) async throws {
        let phone = try await phone()
        phone.deliver(#"{"aps":{"alert":"x"},\#(members)}"#)
        await phone.whenIdle()
        #expect(phone.device.lastPresentation == Self.all)
    }

    /// What the user sees instead of the room, or over it.
    enum Cover: CaseIterable, Sendable {
        case alert, modal, otherTab, otherScreen
    }

    @Test("S2.6: a push that opens the room is presented if something covers it", arguments: Cover.allCases)
    func covered(cover: Cover) async throws {
        let phone = try await phone()
        let navigator = try #require(phone.app?.navigator)
        switch cover {
        case .alert: navigator.show(NavigationAlert(code: "contentNotFound"))
        case .modal: try navigator.commit([.present(Screen("sheet"))], policy: .onTop)
        case .otherTab: navigator.select("more")
        case .otherScreen: try navigator.commit([.push(Screen("search", id: "2"))], policy: .onTop)
        }
        phone.deliver(#"{"aps":{"alert":"x"},"room":2}"#)
        await phone.whenIdle()
        #expect(phone.device.lastPresentation == Self.all)
    }
}

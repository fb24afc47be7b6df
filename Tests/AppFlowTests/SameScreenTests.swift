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
        let phone = try await phone()
        phone.deliver(#"{"aps":{"alert":"x"},\#(members)}"#)
        await phone.whenIdle()
        #expect(phone.device.presenter.log.lastPresentation == (isPresented ? Self.all : []))
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
        #expect(phone.device.presenter.log.lastPresentation == Self.all)
    }
}

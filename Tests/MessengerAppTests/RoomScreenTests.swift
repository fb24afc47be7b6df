import AppFlow
import ChatFlow
import ChatSupport
import Chats
import DeviceSimulator
import Foundation
import Launches
import MessengerApp
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct RoomScreenTests {
    private let chats = InMemoryChatRepository()

    /// Room 5 has messages 1 to 200, and 51 at its beginning.
    private func phone() async throws -> TestPhone<MessengerCoordinator> {
        let rows = (1...200).filter { $0 != 51 }.map { id in
            RoomMessage(
                Message(
                    id: id, roomID: 5, author: "Kim", text: "\(id)",
                    sentAt: Date(timeIntervalSince1970: 1_000 + Double(id))
                ))
        }
        _ = try await chats.save(rows)
        return try await MessengerPhone.make(chats: chats)
    }

    private func open(_ link: String, on phone: TestPhone<MessengerCoordinator>) async {
        phone.device.open(url: "messenger://\(link)")
        await phone.whenIdle()
    }

    private func visibleModel(of phone: TestPhone<MessengerCoordinator>) throws -> any ScreenModel {
        let visible = try #require(phone.navigation.visible)
        return try #require(phone.app?.models.model(for: visible))
    }

    @Test func `U12, S2.4: a link to another message of the room that is shown moves it there, and adds no screen`()
        async throws
    {
        let phone = try await phone()
        await open("chat/5", on: phone)
        let shown = try #require(phone.navigation.visible?.id)
        for (link, texts) in [
            ("chat/5/message/100", 75...125), ("chat/5/message/190", 165...200), ("chat/5", 151...200),
        ] {
            await open(link, on: phone)
            #expect(phone.stack == ["rooms", "room/5"] && phone.navigation.visible?.id == shown)
            try await visibleModel(of: phone).content { $0.rows.map(\.detail) == texts.map { "\($0)" } }
        }
        #expect(try phone.outcomes() == [.shown, .shown, .shown, .shown])
    }

    @Test("what a room offers, and each state of a message, has a name", arguments: Sentences.chatFlow.languages)
    func names(code: LanguageCode) {
        let language = Language(code, of: [.chatFlow])
        for id in ["send", "earlier", "later"] { #expect(language.has("content.\(id)"), "\(id)") }
        for delivery in MessageDelivery.allCases { #expect(language.has("note.\(delivery.rawValue)"), "\(delivery)") }
    }
}

import AppFlow
import DeviceSimulator
import Launches
import Testing

@testable import RouterCommands
@testable import chat_room_router

@MainActor @Suite struct TypedNumberTests {
    @Test func `a number stands for what was printed with it, though it is not on the display any more`() async throws {
        let folder = try WorkingFolder(.messenger)
        let phone = SimulatorSession<Messenger>(
            try await AppInstallation(
                in: folder.data, for: .phone, clock: .standing(at: nil), language: Messenger.language(.development)))
        defer { phone.close() }
        let typed = TypedCommandHandler(session: phone)
        try await typed.follow(.sample("room"))
        let printed = phone.drawing().controls
        try await typed.follow(.device(.hideBanner))
        try await typed.follow(.touch(2, text: "Save me a seat"), touching: printed)
        await phone.whenIdle()
        #expect(phone.taps.first?.settlement?.outcome == .performed)
    }
}

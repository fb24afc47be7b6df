import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Testing

@testable import RouterCommands
@testable import chat_room_router

@MainActor @Suite struct MessengerScenarioTests {
    @Test func `U36: each sample comes to what it expects, in one process`() async throws {
        let files = try FileManager.default.contentsOfDirectory(at: Messenger.samples, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "scenario" {
            let scenario = try Scenario(String(contentsOf: file, encoding: .utf8), of: Messenger.self)
            #expect(try await scenario.failures(on: Messenger.self) == [], "\(file.lastPathComponent)")
        }
    }

    @Test func `a number stands for what was printed with it, though it is not on the display any more`() async throws {
        let folder = try WorkingFolder()
        let phone = try await SimulatorSession<Messenger>.open(
            folder.data, clock: .standing(at: nil), language: Messenger.language(.development))
        defer { phone.close() }
        try await phone.follow(.sample("room"))
        let printed = phone.layout.controls
        try await phone.follow(.device(.hideBanner))
        try await phone.follow(.touch(2, text: "Save me a seat"), touching: printed)
        await phone.whenIdle()
        #expect(phone.taps.first?.settlement?.outcome == .performed)
    }
}

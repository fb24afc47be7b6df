import Foundation
import RouterCommands
import Testing

@testable import chat_room_router

@MainActor @Suite struct MessengerScenarioTests {
    @Test func `U36: each sample comes to what it expects, in one process`() async throws {
        let files = try FileManager.default.contentsOfDirectory(at: Messenger.samples, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "scenario" {
            let scenario = try Scenario(String(contentsOf: file, encoding: .utf8), of: Messenger.self)
            #expect(try await scenario.failures(on: Messenger.self) == [], "\(file.lastPathComponent)")
        }
    }

    @Test func `U36: what does not hold is told`() async throws {
        let scenario = try Scenario("open\nexpect shown", of: Messenger.self)
        let failures = try await scenario.failures(on: Messenger.self)
        #expect(failures == ["line 2: expect shown does not hold. What came: nothing"])
    }
}

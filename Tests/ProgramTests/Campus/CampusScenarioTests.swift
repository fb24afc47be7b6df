import Foundation
import RouterCommands
import Testing

@testable import feed_detail_router

@MainActor @Suite struct CampusScenarioTests {
    @Test func `U36: each sample comes to what it expects, in one process`() async throws {
        let files = try FileManager.default.contentsOfDirectory(at: Campus.samples, includingPropertiesForKeys: nil)
        for file in files where file.pathExtension == "scenario" {
            let scenario = try Scenario(String(contentsOf: file, encoding: .utf8), of: Campus.self)
            #expect(try await scenario.failures(on: Campus.self) == [], "\(file.lastPathComponent)")
        }
    }

    @Test func `U36: what does not hold is told`() async throws {
        let scenario = try Scenario("open\nexpect shown", of: Campus.self)
        let failures = try await scenario.failures(on: Campus.self)
        #expect(failures == ["line 2: expect shown does not hold. What came: nothing"])
    }

    @Test func `U36: a scenario that is copied as a test is the one beside this file, which compiles and passes`()
        throws
    {
        let sample = try String(contentsOf: Campus.samples.appending(path: "cold-start.scenario"), encoding: .utf8)
        let test = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedScenarioTests.swift")
        #expect(try String(contentsOf: test, encoding: .utf8) == ScenarioTest(Campus.self).text(sample))
    }
}

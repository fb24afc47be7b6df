import Foundation
import RouterCommands
import Testing

@testable import feed_detail_router

@MainActor @Suite struct CampusScenarioTests {
    private nonisolated static let push = #"push collapse=a {"aps":{"alert":"Hello"}}"#
    private nonisolated static let low = #"push priority=5 {"aps":{"alert":"Hello"}}"#
    private nonisolated static let silent = #"push priority=5 {"aps":{"content-available":1}}"#

    private nonisolated static func many(_ lines: String...) -> [String] {
        Array(repeating: lines, count: 15).flatMap(\.self)
    }

    @Test(
        "U36: what does not hold, is not expected or cannot be done is told, and nothing else",
        arguments: [
            (["open", "expect shown"], ["line 2: expect shown does not hold. What came: nothing"]),
            // An expectation is about what arrived since the one before.
            (
                ["sample feed", "tap", "expect shown", "home", "expect shown"],
                ["line 5: expect shown does not hold. What came: nothing"]
            ),
            // What is done already need not be done.
            (
                ["home", "kill", "unlock", "open", "open", "suspend"],
                ["line 6: suspend cannot be done: the app is not in the background"]
            ),
            // A push that takes the place of another is an arrival of its own.
            ([push, "expect presented", push, "expect presented"], []),
            ([push, "expect presented", push], ["line 3: \(push): no line expects what came of it: presented"]),
            // All that comes at one unlock is told, however much it is.
            (
                ["open", "lock"] + many(low, "expect pending lowPriority", silent, "expect ignored silent")
                    + ["unlock"] + many("expect presented", "expect ignored"),
                []
            ),
            // A push that only wakes the app is told beside what else came, whether or not it woke it.
            (
                [
                    "open", "switcher", "quit", push, "expect presented", "lock", silent, "expect ignored silent",
                    "tap", "unlock", "expect ignored silent", "expect shown",
                ], []
            ),
            (["open", "lock", silent, "expect ignored silent", "unlock", "expect ignored"], []),
        ])
    func failures(lines: [String], failures: [String]) async throws {
        let scenario = try Scenario(lines.joined(separator: "\n"), of: Campus.self)
        #expect(try await scenario.failures(on: Campus.self) == failures)
    }

    @Test func `U36: a scenario that is copied as a test is the one beside this file, which compiles and passes`()
        throws
    {
        let sample = try String(contentsOf: Campus.samples.appending(path: "cold-start.scenario"), encoding: .utf8)
        let test = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RecordedScenarioTests.swift")
        let lines = sample.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
        let text = Campus.scenarioTest.replacing("        {scenario}", with: lines)
        #expect(try String(contentsOf: test, encoding: .utf8) == text)
    }
}

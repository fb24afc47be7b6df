import DeviceSimulator
import Foundation
import Testing

@testable import RouterCommands

@Suite struct ScenarioTests {
    @Test func `U36: a scenario has commands, expectations, comments and blanks, and keeps their lines' numbers`()
        throws
    {
        let scenario = try Scenario("# Why\r\n\r\n  open \r\nexpect  shown   home/feed\n\nexpect pending\nend")
        #expect(scenario.steps.map(\.line) == [3, 4, 6, 7])
        #expect(scenario.steps.map(\.text) == ["open", "expect  shown   home/feed", "expect pending", "end"])
        let detailed = Expectation(words: ["shown", "home/feed"]).map(Scenario.Action.expect)
        let plain = Expectation(words: ["pending"]).map(Scenario.Action.expect)
        #expect(scenario.steps.map(\.action) == [.command(.device(.openApp)), detailed, plain, .command(.end)])
        #expect(try Scenario("").steps == [])
    }

    @Test(
        "a line that cannot be read is refused with its number",
        arguments: [
            "bogus", "expect", "expect bogus", "expect shown a b", "expect Shown", "record", "record a", "record off",
            "replay a", "wait x",
        ])
    func faults(line: String) {
        #expect(throws: ScenarioFault(line: 2, text: line)) { try Scenario("open\n\(line)\nhome") }
    }

    @Test func `a file that it names lies beside it`() throws {
        let folder = URL(filePath: "/a/b", directoryHint: .isDirectory)
        let scenario = try Scenario("file c/d.apns\nfile /e.apns", in: folder)
        #expect(scenario.steps.map(\.action) == [.command(.file("/a/b/c/d.apns")), .command(.file("/e.apns"))])
    }

    @Test(
        "an expectation holds for its outcome, with its route or its code",
        arguments: [
            ("shown", true), ("shown home", true), ("shown linkNotFound", true), ("failed", false),
            ("shown feed", false),
        ])
    func expectations(text: String, holds: Bool) throws {
        let expectation = try #require(Expectation(words: text.split(separator: " ")))
        #expect(expectation.text == text)
        let arrival = ArrivalOutcome(outcome: "shown", code: "linkNotFound", route: "home")
        #expect(expectation.holds(for: arrival) == holds)
    }

    @Test(
        "what became of a push is said as of any arrival", arguments: PushVerdict.Reason.allCases.map(\.rawValue) + [""]
    )
    func verdicts(reason: String) throws {
        let reason = reason.isEmpty ? "null" : "\"\(reason)\""
        let json = #"{"requestID":"a","reason":\#(reason),"isQuiet":false}"#
        let outcome = ArrivalOutcome(try JSONDecoder().decode(PushVerdict.self, from: Data(json.utf8)))
        #expect(Expectation(words: outcome.text.split(separator: " "))?.holds(for: outcome) == true)
        #expect((outcome.outcome == "presented") == (reason == "null"))
    }
}

import DeviceSimulator
import Foundation
import Testing

@testable import RouterCommands

/// Which arrivals a scenario expects, and which it does not.
@Suite struct UncheckedArrivalsTests {
    private let steps: [Scenario.Step]

    init() throws {
        steps = try Scenario("open\nhome\ntap").steps
    }

    private func presented(_ request: String, _ outcome: String = "presented") -> ArrivalOutcome {
        ArrivalOutcome(outcome: outcome, requestID: request)
    }

    private func tapped(_ request: String, _ outcome: String = "shown", id: Int64 = 1) -> ArrivalOutcome {
        ArrivalOutcome(outcome: outcome, recordID: id, event: "\(request)|open|0")
    }

    private func link(_ outcome: String = "shown", id: Int64) -> ArrivalOutcome {
        ArrivalOutcome(outcome: outcome, recordID: id, event: "link|\(id)")
    }

    private func unexpected(_ came: [ArrivalOutcome], _ expected: [String]) throws -> [String] {
        var arrivals = UncheckedArrivals()
        arrivals.add(came, of: steps[0])
        for text in expected {
            _ = arrivals.check(try #require(Expectation(words: text.split(separator: " "))))
        }
        return arrivals.takeUnexpected().flatMap { $0.came.map(\.text) }
    }

    @Test func `U36: an arrival that no line expects is left over`() throws {
        #expect(try unexpected([link(id: 1), link("failed", id: 2)], ["shown"]) == ["failed"])
        #expect(try unexpected([link(id: 1), link("failed", id: 2)], ["failed"]) == ["shown"])
        #expect(try unexpected([link(id: 1)], []) == ["shown"])
        #expect(try unexpected([link(id: 1), link(id: 2)], ["shown", "shown"]) == [])
    }

    @Test func `U36: expectations in a row are met in any order, each by an arrival of its own`() throws {
        #expect(try unexpected([link(id: 1), link("failed", id: 2)], ["failed", "shown"]) == [])
        #expect(try unexpected([link(id: 1), link("failed", id: 2)], ["failed", "failed"]) == [])
        #expect(try unexpected([link(id: 1), link(id: 2), link("failed", id: 3)], ["failed", "shown"]) == ["shown"])
        let came = [presented("a"), link(id: 1), presented("b")]
        #expect(try unexpected(came, ["shown", "presented", "presented"]) == [])
    }

    @Test func `what an arrival was before it came to more need not be expected`() throws {
        #expect(try unexpected([presented("a"), tapped("a")], ["shown"]) == [])
        #expect(try unexpected([presented("a"), tapped("a")], ["presented"]) == ["shown"])
        #expect(try unexpected([presented("a"), tapped("a")], ["presented", "shown"]) == [])
        #expect(try unexpected([tapped("a", "pending"), tapped("a")], ["shown"]) == [])
        #expect(try unexpected([presented("a", "pending"), presented("a")], ["presented"]) == [])
        #expect(try unexpected([presented("a"), presented("b"), tapped("b")], ["shown"]) == ["presented"])
        #expect(try unexpected([presented("a"), presented("b"), tapped("a")], ["shown", "presented"]) == [])
        #expect(try unexpected([presented("a"), presented("b"), tapped("a")], ["presented", "shown"]) == [])
    }

    @Test func `a push that took another's place is an arrival of its own`() throws {
        #expect(try unexpected([presented("a"), presented("a"), tapped("a")], ["shown"]) == ["presented"])
    }

    @Test func `what a failed expectation has told is not told again`() throws {
        #expect(try unexpected([link(id: 1), link("failed", id: 2)], ["expired"]) == [])
        #expect(try unexpected([link(id: 1), link("failed", id: 2)], ["failed", "expired"]) == [])
    }

    @Test func `what is left over is told with the step after which it came`() throws {
        var arrivals = UncheckedArrivals()
        arrivals.add([link(id: 1)], of: steps[0])
        arrivals.add([], of: steps[1])
        arrivals.add([link("failed", id: 2), link("expired", id: 3)], of: steps[2])
        let unexpected = arrivals.takeUnexpected()
        #expect(unexpected.map(\.step.line) == [1, 3])
        #expect(arrivals.takeUnexpected().isEmpty)
        #expect(unexpected.map { $0.came.map(\.outcome) } == [["shown"], ["failed", "expired"]])
    }
}

import Foundation
import TestSupport
import Testing

/// One call on the disk after the other is refused, as SQLite tests itself (SQLite, "How SQLite Is Tested", 3.2).
@MainActor @Suite(.serialized) struct NthFaultTests {
    /// How a process goes on where the disk refuses: its calls in the first launch only, or in the next two as well.
    struct Case: Sendable, CustomTestStringConvertible {
        let operation: DiskOperation
        let fault: DiskFault
        let isLasting: Bool

        var testDescription: String { "\(operation), \(fault)\(isLasting ? " from then on" : "")" }

        static let all = DiskOperation.allCases.flatMap { operation in
            DiskFault.allCases.flatMap { fault in
                [false, true].map { Case(operation: operation, fault: fault, isLasting: $0) }
            }
        }
    }

    @Test(arguments: Case.all)
    func `P1, P2, P4, P6, P9: whichever call the disk refuses, all is well once it takes them again`(
        tried: Case
    ) async throws {
        let beginning = try await tried.operation.beginning(on: DiskPhone())
        var runs = 0
        var number = 0
        while number < 1_000 {
            number += Seeds.isThorough ? 1 : tried.stride
            let plan = FaultPlan(fault: tried.fault, first: number, isLasting: tried.isLasting)
            guard try await isHit(by: plan, tried.operation, on: beginning) else { break }
            runs += 1
        }
        print("nth fault: \(tried.testDescription): \(runs) runs")
    }

    /// The same fault in three launches, then a sound one.
    private func isHit(by plan: FaultPlan, _ operation: DiskOperation, on beginning: DiskImage) async throws -> Bool {
        let phone = try DiskPhone()
        let first = try await phone.process(on: beginning, plan: plan) { try await operation.perform(on: $0) }
        guard first.refused > 0 else { return false }
        var image = first.image
        var promises = first.promises
        // A disk that goes on refusing does so in the next two launches as well.
        for _ in 0..<(plan.isLasting ? 2 : 0) {
            let next = try await phone.process(on: image, plan: plan) { await $0.phone.openApp() }
            image = next.image
            promises = promises.followed(by: next.promises)
        }
        let verdict = Verdict(of: operation, after: promises)
        try await verdict.examine(image, on: phone)
        #expect(verdict.violations.isEmpty, "\(plan): \(verdict.violations.joined(separator: "; "))")
        return true
    }
}

extension NthFaultTests.Case {
    /// Between two calls that are tried where there is little time.
    var stride: Int { 1 }
}

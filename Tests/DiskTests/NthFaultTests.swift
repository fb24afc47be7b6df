import Foundation
import TestSupport
import Testing

/// One call on the disk after the other is refused, as SQLite tests itself (SQLite, "How SQLite Is Tested", 3.2).
@MainActor @Suite struct NthFaultTests {
    @Test(arguments: DiskOperation.allCases)
    func `P1, P2, P4, P6, P9: whichever call the disk refuses, all is well once it takes them again`(
        operation: DiskOperation
    ) async throws {
        let beginning = try await operation.beginning(on: DiskPhone())
        var counts: [String] = []
        for fault in DiskFault.allCases {
            var runs = 0
            let calls = try await count(of: fault, operation, from: beginning)
            for number in Sample.few(of: Array(0..<calls), atMost: fault.sample) {
                for isLasting in [false, true] {
                    let plan = FaultPlan(fault: fault, first: number + 1, isLasting: isLasting)
                    if try await isHit(by: plan, operation, from: beginning) { runs += 1 }
                }
            }
            counts.append("\(fault) \(runs)")
        }
        print("nth fault: \(operation): \(counts.joined(separator: ", ")) runs")
    }

    /// How many calls that a fault is about there are on the operation's whole path, on a sound disk.
    private func count(of fault: DiskFault, _ operation: DiskOperation, from beginning: Beginning) async throws -> Int {
        let never = FaultPlan(fault: fault, first: .max, isLasting: false)
        return try await DiskPhone().process(on: beginning.image, plan: never) { try await operation.perform(on: $0) }
            .calls
    }

    /// - Returns: false if there was no such call this time.
    private func isHit(by plan: FaultPlan, _ operation: DiskOperation, from beginning: Beginning) async throws -> Bool {
        let phone = try DiskPhone()
        var end = try await phone.process(on: beginning.image, promising: beginning.promises, plan: plan) {
            try await operation.perform(on: $0)
        }
        guard end.refused > 0 else { return false }
        // A disk that goes on refusing does so in the next two launches as well.
        for _ in 0..<(plan.isLasting ? 2 : 0) {
            end = try await phone.process(on: end.image, promising: end.promises, plan: plan) {
                await $0.phone.openApp()
            }
        }
        let verdict = Verdict(of: operation, after: end.promises)
        try await verdict.examine(end.image, on: phone)
        #expect(verdict.violations.isEmpty, "\(operation), \(plan): \(verdict.violations.joined(separator: "; "))")
        return true
    }
}

extension DiskFault {
    /// How many of its calls are tried where there is little time. A write fails alike for either reason.
    fileprivate var sample: Int {
        switch self {
        case .full: 8
        case .write: 2
        case .sync, .open, .sharedMemory, .truncate, .delete: 4
        }
    }
}

import Foundation
import TestSupport
import Testing

/// One call on the disk after the other is refused, as SQLite tests itself (SQLite, "How SQLite Is Tested", 3.2).
@MainActor
struct NthFaults<Scenario: DiskScenario> {
    let scenario: Scenario

    init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// Tries the calls of each kind, each once and from then on, and prints how many that were.
    func examine() async throws {
        let beginning = try await scenario.beginning()
        var counts: [String] = []
        for fault in DiskFault.allCases {
            var runs = 0
            let calls = try await count(of: fault, from: beginning)
            for number in Sample.few(of: Array(0..<calls), atMost: fault.sample) {
                for isLasting in fault == .write ? [false] : [false, true] {
                    let plan = FaultPlan(fault: fault, first: number + 1, isLasting: isLasting)
                    if try await isHit(by: plan, from: beginning) { runs += 1 }
                }
            }
            counts.append("\(fault) \(runs)")
        }
        print("nth fault: \(scenario): \(counts.joined(separator: ", ")) runs")
    }

    /// How many calls that a fault is about there are on the scenario's whole path, on a sound disk.
    private func count(of fault: DiskFault, from beginning: Beginning) async throws -> Int {
        let never = FaultPlan(fault: fault, first: .max, isLasting: false)
        return try await DiskPhone<Scenario.App>().process(on: beginning.image, plan: never) {
            try await scenario.perform(on: $0)
        }
        .calls
    }

    /// - Returns: false if there was no such call this time.
    private func isHit(by plan: FaultPlan, from beginning: Beginning) async throws -> Bool {
        let phone = DiskPhone<Scenario.App>()
        var end = try await phone.process(on: beginning.image, promising: beginning.promises, plan: plan) {
            try await scenario.perform(on: $0)
        }
        guard end.refused > 0 else { return false }
        // A disk that goes on refusing does so in the next two launches as well.
        for _ in 0..<(plan.isLasting ? 2 : 0) {
            end = try await phone.process(on: end.image, promising: end.promises, plan: plan) {
                await $0.phone.openApp()
            }
        }
        let violations = try await Verdict(of: scenario, after: end.promises).violations(on: end.image, phone: phone)
        #expect(violations.isEmpty, "\(scenario), \(plan): \(violations.joined(separator: "; "))")
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

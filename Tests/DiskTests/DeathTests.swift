import Foundation
import TestSupport
import Testing

/// The process dies before each of its calls on the disk that changes a file: what it wrote stands, and no more.
@MainActor @Suite struct DeathTests {
    @Test(arguments: MessengerScenario.allCases)
    func `P1, P2, P4, P6, P9: wherever the process dies, the next launch makes all well`(
        scenario: MessengerScenario
    ) async throws {
        try await examine(scenario)
    }

    @Test func `P1, P6: an order is confirmed once, wherever the process dies`() async throws {
        try await examine(OrderConfirmation())
    }

    private func examine<Scenario: DiskScenario>(_ scenario: Scenario) async throws {
        let phone = DiskPhone<Scenario.App>()
        let beginning = try await scenario.beginning()
        let life = try await phone.process(on: beginning.image, promising: beginning.promises, camera: .deaths) {
            try await scenario.perform(on: $0)
        }
        #expect(life.snapshots.count > 1)
        let deaths = Sample.few(of: life.snapshots, atMost: 12)
        for death in deaths {
            let violations = try await Verdict(of: scenario, after: death.promises)
                .violations(on: death.image, phone: DiskPhone())
            #expect(violations.isEmpty, "\(scenario), \(death.moment): \(violations.joined(separator: "; "))")
        }
        print("death: \(scenario): \(deaths.count) of \(life.snapshots.count) runs")
    }
}

import Foundation
import TestSupport
import Testing

/// The power goes before and after each sync, and what was not synced is lost: all of it, none of it, or some pages.
@MainActor @Suite struct PowerLossTests {
    private static let losses: [UnsyncedFolder.Loss] =
        [.everything, .nothing]
        + (0..<(Seeds.isThorough ? 6 : 2)).map { .sectors($0 % 2 == 0 ? 512 : 4_096, seed: $0) }

    @Test(arguments: MessengerScenario.allCases)
    func `P1, P2, P4, P6: what was recorded and performed before the power went stands`(
        scenario: MessengerScenario
    ) async throws {
        try await examine(scenario)
    }

    @Test func `P1, P6: an order is confirmed once, wherever the power goes`() async throws {
        try await examine(OrderConfirmation())
    }

    private func examine<Scenario: DiskScenario>(_ scenario: Scenario) async throws {
        let phone = DiskPhone<Scenario.App>()
        let beginning = try await scenario.beginning()
        let life = try await phone.process(
            on: beginning.image, promising: beginning.promises, camera: .powerLosses(Self.losses)
        ) {
            try await scenario.perform(on: $0)
        }
        let cuts = Sample.few(of: life.snapshots, atMost: 16)
        for cut in cuts {
            let violations = try await Verdict(of: scenario, after: cut.promises)
                .violations(on: cut.image, phone: DiskPhone())
            #expect(violations.isEmpty, "\(scenario), \(cut.moment): \(violations.joined(separator: "; "))")
        }
        print("power loss: \(scenario): \(cuts.count) of \(life.snapshots.count) runs")
    }
}

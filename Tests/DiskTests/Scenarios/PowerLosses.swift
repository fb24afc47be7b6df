import Foundation
import TestSupport
import Testing

/// The power goes before and after each sync, and what was not synced is lost: all of it, none of it, or some pages.
@MainActor
struct PowerLosses<Scenario: DiskScenario> {
    let scenario: Scenario

    private let losses: [UnsyncedFolder.Loss] =
        [.everything, .nothing]
        + (0..<(Seeds.isThorough ? 6 : 2)).map { .sectors($0 % 2 == 0 ? 512 : 4_096, seed: $0) }

    init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// Starts the app on what each power loss leaves, and prints how many that were.
    func examine() async throws {
        let phone = DiskPhone<Scenario.App>()
        let beginning = try await scenario.beginning()
        let life = try await phone.process(
            on: beginning.image, promising: beginning.promises, camera: .powerLosses(losses)
        ) {
            try await scenario.perform(on: $0)
        }
        let cuts = Sample.few(of: life.snapshots, atMost: 16)
        for cut in cuts {
            let violations = try await Verdict(of: scenario, after: cut.promises)
                .violations(on: cut.image, phone: DiskPhone())
            #expect(violations.isEmpty, "\(violations.joined(separator: "; ")) (\(scenario), \(cut.moment))")
        }
        print("power loss: \(scenario): \(cuts.count) of \(life.snapshots.count) runs")
    }
}

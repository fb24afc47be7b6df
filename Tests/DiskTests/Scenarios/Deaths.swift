import Foundation
import TestSupport
import Testing

/// The process dies before each of its calls on the disk that changes a file: what it wrote stands, and no more.
@MainActor
struct Deaths<Scenario: DiskScenario> {
    let scenario: Scenario

    init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// Starts the app on what each death leaves, and prints how many that were.
    func examine() async throws {
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
            #expect(violations.isEmpty, "\(violations.joined(separator: "; ")) (\(scenario), \(death.moment))")
        }
        print("death: \(scenario): \(deaths.count) of \(life.snapshots.count) runs")
    }
}

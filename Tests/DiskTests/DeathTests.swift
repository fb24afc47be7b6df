import Foundation
import TestSupport
import Testing

/// The process dies before each of its calls on the disk that changes a file: what it wrote stands, and no more.
@MainActor @Suite struct DeathTests {
    @Test(arguments: DiskOperation.allCases)
    func `P1, P2, P4, P6, P9: wherever the process dies, the next launch makes all well`(
        operation: DiskOperation
    ) async throws {
        let phone = try DiskPhone()
        let beginning = try await operation.beginning(on: phone)
        let life = try await phone.process(on: beginning.image, promising: beginning.promises, camera: .deaths) {
            try await operation.perform(on: $0)
        }
        #expect(life.snapshots.count > 1)
        let deaths = Sample.few(of: life.snapshots, atMost: 12)
        for death in deaths {
            let verdict = Verdict(of: operation, after: death.promises)
            try await verdict.examine(death.image, on: DiskPhone())
            #expect(
                verdict.violations.isEmpty,
                "\(operation), \(death.moment): \(verdict.violations.joined(separator: "; "))")
        }
        print("death: \(operation): \(deaths.count) of \(life.snapshots.count) runs")
    }
}

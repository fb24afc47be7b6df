import Foundation
import TestSupport
import Testing

/// The power goes before and after each sync, and what was not synced is lost: all of it, none of it, or some pages.
@MainActor @Suite struct PowerLossTests {
    private static let losses: [UnsyncedFolder.Loss] =
        [.everything, .nothing]
        + (0..<(Seeds.isThorough ? 6 : 2)).map { .sectors($0 % 2 == 0 ? 512 : 4_096, seed: $0) }

    @Test(arguments: DiskOperation.allCases)
    func `P1, P2, P4, P6: what was recorded and performed before the power went stands`(
        operation: DiskOperation
    ) async throws {
        let phone = try DiskPhone()
        let beginning = try await operation.beginning(on: phone)
        let life = try await phone.process(
            on: beginning.image, promising: beginning.promises, camera: .powerLosses(Self.losses)
        ) {
            try await operation.perform(on: $0)
        }
        let cuts = Sample.few(of: life.snapshots, atMost: 16)
        for cut in cuts {
            let verdict = Verdict(of: operation, after: cut.promises)
            try await verdict.examine(cut.image, on: DiskPhone())
            #expect(
                verdict.violations.isEmpty, "\(operation), \(cut.moment): \(verdict.violations.joined(separator: "; "))"
            )
        }
        print("power loss: \(operation): \(cuts.count) of \(life.snapshots.count) runs")
    }
}

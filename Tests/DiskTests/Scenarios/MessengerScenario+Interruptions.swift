import Foundation
import TestSupport
import Testing

extension MessengerScenario {
    /// The process dies before each of its calls on the disk that changes a file: what it wrote stands, and no more.
    func examineDeaths() async throws {
        try await examine("death", by: .deaths, atMost: 12)
    }

    /// The power goes before and after each sync, and what was not synced is lost: all of it, none of it, or some
    /// pages.
    func examinePowerLosses() async throws {
        let sectors: [UnsyncedFolder.Loss] = (0..<(Seeds.isExploration ? 6 : 2)).map {
            .sectors($0 % 2 == 0 ? 512 : 4_096, seed: $0)
        }
        try await examine("power loss", by: .powerLosses([.everything, .nothing] + sectors), atMost: 16)
    }

    /// Starts the app on what is left each time, and prints how many times that were.
    private func examine(_ name: String, by camera: DiskCamera, atMost few: Int) async throws {
        let beginning = try await beginning()
        let life = try await DiskPhone().process(
            on: beginning.image, promising: beginning.promises, camera: camera
        ) {
            try await perform(on: $0)
        }
        #expect(life.snapshots.count > 1)
        let tried = Sample.few(of: life.snapshots, atMost: few)
        for left in tried {
            let violations = try await Verdict(of: self, after: left.promises)
                .violations(on: left.image, phone: DiskPhone())
            #expect(violations.isEmpty, "\(violations.joined(separator: "; ")) (\(self), \(left.moment))")
        }
        print("\(name): \(self): \(tried.count) of \(life.snapshots.count) runs")
    }
}

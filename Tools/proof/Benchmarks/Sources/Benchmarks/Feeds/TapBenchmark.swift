import ArgumentParser
import Foundation
import Measuring

/// A tap that starts the app, from its arrival to its screen, beside one sync of the disk.
struct TapBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tap", abstract: "Tap a link and a push, each in an app that was just started.")

    /// How often each is tapped.
    private static let rounds = 201

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    @MainActor
    func run() async throws {
        SyncCounter.shared.register()
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let killed = try await KilledApp(in: folder)
        let disk = try SyncedFile(folder.appending(path: "log"))
        var syncs: [Duration] = []
        var taps: [TapKind: [TapSteps]] = [:]
        for round in 0..<Self.rounds {
            for kind in round.isMultiple(of: 2) ? TapKind.allCases : TapKind.allCases.reversed() {
                try disk.append()
                syncs.append(try Interleaved.time(disk.append))
                taps[kind, default: []].append(try await killed.steps(of: kind))
            }
        }
        let sync = Samples(syncs).median
        try report.tell(TapKind.allCases.flatMap { findings(of: $0, taps[$0] ?? [], beside: sync) }, of: "tap")
    }

    private func findings(of kind: TapKind, _ taps: [TapSteps], beside sync: Duration) -> [Finding] {
        func most(_ count: (TapSteps) -> Int) -> Amount { .count(Double(taps.map(count).max() ?? .max)) }
        return [
            Finding(
                what: "\(kind): syncs before the screen", amount: most(\.syncsBeforeScreen), budget: .count(1)),
            Finding(what: "\(kind): syncs in all", amount: most(\.syncs), budget: .count(kind.syncs)),
            Finding(
                what: "\(kind): arrival to screen, beside one sync", measured: Samples(taps.map(\.committed)).median,
                baseline: sync, budget: .ratio(kind.limit)),
        ]
    }
}

/// What is tapped.
enum TapKind: String, CaseIterable, CustomStringConvertible {
    case link, push

    var description: String { "a \(rawValue)" }

    /// What a push brings is synced, too, before it is settled.
    var syncs: Double { self == .link ? 2 : 3 }

    /// Times one sync.
    var limit: Double { self == .link ? 2.6 : 4.5 }
}

/// What a tap took.
struct TapSteps {
    /// From its arrival until its screen was committed.
    var committed = Duration.zero
    var syncsBeforeScreen = 0
    var syncs = 0
}

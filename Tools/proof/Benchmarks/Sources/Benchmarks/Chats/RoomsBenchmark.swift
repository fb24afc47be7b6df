import ArgumentParser
import Foundation
import Measuring

/// Opening a room with a million messages, beside one with a thousand.
struct RoomsBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Open a room at its end, however many messages it has.")

    private static let rounds = 301

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let small = try await RoomFile(of: 1_000, in: folder)
        let large = try await RoomFile(of: 1_000_000, in: folder)
        let samples = try await Interleaved.measure(
            rounds: Self.rounds, warmUp: Self.rounds / 10 + 1, [{ try await small.open() }, { try await large.open() }])
        for room in [small, large] { try room.close() }
        let finding = Finding(
            what: "open at the last 50, 1,000,000 messages", measured: samples[1].median, baseline: samples[0].median,
            budget: .ratio(1.3))
        try report.tell([finding], of: "rooms")
    }
}

import ArgumentParser
import Chats
import Foundation
import Measuring

/// Opening rooms of different sizes.
struct RoomsBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Open a room at its end and in its middle, however many messages it has.")

    @Option(help: "How often each room is opened, by turns.")
    var rounds = 301

    @Option(help: "How many messages the rooms have; what the first takes is the baseline of the others.")
    var sizes = [1_000, 100_000, 1_000_000]

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rounds < 7 { throw ValidationError("--rounds takes a number from 7 on.") }
        if sizes.isEmpty || sizes.contains(where: { $0 < 100 }) { throw ValidationError("--sizes are from 100 on.") }
    }

    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        var rooms: [RoomFile] = []
        for size in sizes { rooms.append(try await RoomFile(of: size, in: folder)) }
        var findings: [Finding] = []
        for opening in RoomFile.Opening.allCases {
            let samples = try await Interleaved.measure(
                rounds: rounds, warmUp: rounds / 10 + 1, rooms.map { room in { try await room.open(opening) } })
            findings += zip(rooms, samples).dropFirst().map { room, found in
                Finding(
                    what: "\(opening.rawValue), \(room.size.formatted()) messages", measured: found.median,
                    baseline: samples[0].median, budget: .ratio(1.3))
            }
        }
        for room in rooms { try room.close() }
        try report.tell(findings, of: "rooms")
    }
}

import ArgumentParser
import Chats
import Foundation
import Measuring

/// Opening rooms of different sizes.
struct RoomsBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Open a room at its end and in its middle, however many messages it has.",
        subcommands: [RoomMemory.self])

    @Option(help: "How often each room is opened, by turns.")
    var rounds = 301

    @Option(help: "How many messages the rooms have; what the first takes is the baseline of the others.")
    var sizes = [1_000, 100_000, 1_000_000]

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rounds < 7 { throw ValidationError("--rounds takes a number from 7 on.") }
        if sizes.isEmpty || sizes.contains(where: { $0 < 100 }) { throw ValidationError("--sizes are from 100 on.") }
    }

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var rooms: [RoomFile] = []
        for size in sizes { rooms.append(try await RoomFile(of: size, in: folder)) }
        var findings = rooms.map { room in
            Finding(what: "save \(room.size.formatted()) messages, each", measured: room.filling / room.size)
        }
        for opening in RoomFile.Opening.allCases {
            let samples = try await Interleaved.measure(
                rounds: rounds, warmUp: rounds / 10 + 1, rooms.map { room in { try await room.open(opening) } })
            findings += zip(rooms, samples).enumerated().map { index, found in
                Finding(
                    what: "\(opening.rawValue), \(found.0.size.formatted()) messages", measured: found.1.median,
                    baseline: index == 0 ? nil : samples[0].median, budget: index == 0 ? .none : .ratio(1.3))
            }
        }
        for room in rooms { try room.close() }
        let memories = try rooms.map { try RoomMemory.peak(opening: $0.url) }
        findings += zip(rooms, memories).enumerated().map { index, found in
            Finding(
                what: "peak memory of a process that opens it, KiB, \(found.0.size.formatted()) messages",
                amount: .count(found.1), baseline: index == 0 ? nil : .count(memories[0]))
        }
        try report.tell(findings, of: "rooms")
    }
}

import ArgumentParser
import FeedStore
import Feeds
import Foundation
import GRDB

/// Taps that come while an import is under way in the content's file.
struct TapsBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "taps", abstract: "Record taps while an import is under way.")

    @Option(help: "How many feeds are imported.")
    var rows = 1_000_000

    @Option(help: "How many milliseconds lie between two taps.")
    var pause = 20

    @OptionGroup var scratch: ScratchFolder

    func validate() throws {
        if rows < 1 || pause < 1 { throw ValidationError("--rows and --pause take numbers above 0.") }
    }

    @MainActor
    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try InboxFile("inbox", in: folder)
        guard try file.synchronous() == 2 else { throw NotDurable() }
        let alone = try await taps(into: file, from: 1) { $0 >= 200 }

        let content = try ContentFile(folder.appending(path: "content"))
        let start = ContinuousClock.now
        let (imported, ended) = (
            Task.detached { [rows] in try await Self.importFeeds(rows, into: content.pool) }, Flag()
        )
        Task { @MainActor in
            _ = await imported.result
            ended.isSet = true
        }
        let beside = try await taps(into: file, from: 1_000_000) { _ in ended.isSet }
        let count = try await imported.value
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("\(count.formatted()) feeds in \(String(format: "%.1f", seconds)) s, \(beside.count) taps meanwhile")
        let (other, measured) = (Samples(alone), Samples(beside))
        let findings = [
            Finding(what: "record a tap beside an import, p50", measured: measured.median, baseline: other.median),
            Finding(
                what: "record a tap beside an import, p99", measured: measured.quantile(0.99),
                baseline: other.quantile(0.99), budget: .within(.milliseconds(10))),
            Finding(
                what: "record a tap beside an import, slowest", measured: measured.quantile(1),
                baseline: other.quantile(1), budget: .within(.milliseconds(10))),
        ]
        for line in FindingTable(findings: findings).lines { print(line) }
        if findings.contains(where: \.isOver) { throw ExitCode.failure }
    }

    /// How long each tap took, from its arrival to its being on disk.
    @MainActor
    private func taps(
        into file: InboxFile, from first: Int, until isEnough: (Int) -> Bool
    ) async throws -> [Duration] {
        var durations: [Duration] = []
        while !isEnough(durations.count) {
            durations.append(try Interleaved.time { try file.inbox.recordSample(first + durations.count) })
            try await Task.sleep(for: .milliseconds(pause))
        }
        return durations
    }

    /// In transactions as large as those of the programs' `import`.
    private static func importFeeds(_ count: Int, into database: any DatabaseWriter) async throws -> Int {
        let feeds = SQLiteFeedRepository(database)
        var added = 0
        for _ in stride(from: 0, to: count, by: 500) { added += try await feeds.save(FeedRows.random(500)).added }
        return added
    }
}

@MainActor
private final class Flag {
    var isSet = false
}

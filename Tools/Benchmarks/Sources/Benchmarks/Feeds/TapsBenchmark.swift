import ArgumentParser
import FeedStore
import Feeds
import Foundation
import GRDB
import Measuring
import Storage

/// Taps that come while an import is under way in the content's file.
struct TapsBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "taps", abstract: "Record taps while an import is under way.")

    @Option(help: "How many feeds are imported.")
    var rows = 1_000_000

    @Option(help: "How many milliseconds lie between two taps.")
    var pause = 20

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rows < 1 || pause < 1 { throw ValidationError("--rows and --pause take numbers above 0.") }
    }

    @MainActor
    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try InboxFile("inbox", in: folder)
        guard try file.synchronous() == 2 else { throw NotDurable() }
        let log = try SyncedFile(folder.appending(path: "log"))

        let content = try ContentFile(folder.appending(path: "content"))
        let start = ContinuousClock.now
        let (imported, ended) = (
            Task.detached { [rows] in try await Self.importFeeds(rows, into: content.pool) }, Flag()
        )
        Task { @MainActor in
            _ = await imported.result
            ended.isSet = true
        }
        var (taps, appends): ([Duration], [Duration]) = ([], [])
        while !ended.isSet {
            taps.append(try Interleaved.time { try file.inbox.recordSample(taps.count + 1) })
            try await Task.sleep(for: .milliseconds(pause))
            appends.append(try Interleaved.time(log.append))
            try await Task.sleep(for: .milliseconds(pause))
        }
        let count = try await imported.value
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("\(count.formatted()) feeds in \(String(format: "%.1f", seconds)) s, \(taps.count) taps meanwhile;")
        print("the baseline is as many bytes written and synced to a bare file, by turns with the taps")
        let (measured, baseline) = (Samples(taps), Samples(appends))
        let findings = [("p50", 0.5), ("p99", 0.99), ("slowest", 1)].map { name, share in
            Finding(
                what: "record a tap beside an import, \(name)", measured: measured.quantile(share),
                baseline: baseline.quantile(share), budget: .within(.milliseconds(10)))
        }
        let alone = Samples(try await appendAlone(to: log, times: taps.count))
        let quantiles = [("p50", 0.5), ("p99", 0.99), ("slowest", 1)].map { name, share in
            "\(name) \(String(format: "%.2f", alone.quantile(share) / .milliseconds(1))) ms"
        }
        print("the bare file as often, with nothing else under way: \(quantiles.joined(separator: ", "))")
        try report.tell(findings, of: "taps")
    }

    /// What the disk itself takes at times.
    @MainActor
    private func appendAlone(to log: SyncedFile, times: Int) async throws -> [Duration] {
        var appends: [Duration] = []
        for _ in 0..<times {
            appends.append(try Interleaved.time(log.append))
            try await Task.sleep(for: .milliseconds(pause))
        }
        return appends
    }

    /// In transactions as large as those of the programs' `import`.
    private static func importFeeds(_ count: Int, into database: any StoreDatabase) async throws -> Int {
        let feeds = SQLiteFeedRepository(database)
        var added = 0
        for _ in stride(from: 0, to: count, by: 100) { added += try await feeds.save(FeedRows.random(100)).added }
        return added
    }
}

@MainActor
private final class Flag {
    var isSet = false
}

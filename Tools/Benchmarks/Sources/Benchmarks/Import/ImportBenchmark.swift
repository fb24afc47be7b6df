import ArgumentParser
import Foundation
import Measuring

/// Keeping rows that were read already, beside SQLite's C functions.
struct ImportBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import decoded rows in one transaction.")

    @Option(help: "How many rows each side imports at a time.")
    var rows = 100_000

    @Option(help: "How often each side imports them, by turns.")
    var rounds = 5

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rows < 1 || rounds < 1 { throw ValidationError("--rows and --rounds take numbers above 0.") }
    }

    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        var findings: [Finding] = []
        for content in ProgramContent.all {
            findings.append(try await finding(content.name, content.rows.init(count: rows), in: folder))
        }
        try report.tell(findings, of: "import")
    }

    private func finding(_ name: String, _ rows: some ImportedRows, in folder: URL) async throws -> Finding {
        var times: (store: [Duration], raw: [Duration]) = ([], [])
        for round in 0..<rounds {
            for isStore in round.isMultiple(of: 2) ? [true, false] : [false, true] {
                let file = try ContentFile(folder.appending(path: "\(name)-\(round)-\(isStore)"))
                let clock = ContinuousClock()
                if isStore {
                    let start = clock.now
                    try await rows.save(in: file.pool)
                    times.store.append(clock.now - start)
                } else {
                    let raw = try RawImport(file.url, rows)
                    let start = clock.now
                    try raw.run()
                    times.raw.append(clock.now - start)
                }
                try await rows.check(file.pool)
                try file.remove()
            }
        }
        let (store, raw) = (Samples(times.store).median, Samples(times.raw).median)
        print("\(name): \(rate(store)) rows per second, \(rate(raw)) in C")
        // At least 0.6 times the rows per second.
        return Finding(
            what: "import \(rows.count.formatted()) \(name)", measured: store, baseline: raw, budget: .ratio(1 / 0.6))
    }

    private func rate(_ duration: Duration) -> String {
        (Double(rows) / (duration / .seconds(1))).formatted(.number.precision(.fractionLength(0)))
    }
}

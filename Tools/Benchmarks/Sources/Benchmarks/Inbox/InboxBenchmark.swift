import ArgumentParser
import Foundation

/// The inbox against its budgets.
struct InboxBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox", abstract: "Record taps, and settle what is pending.")

    @Option(help: "How many taps each side records.")
    var taps = 2_000

    @Option(
        help: ArgumentHelp(
            "A folder on the disk to measure, where the databases are made and removed.", valueName: "DIR"))
    var directory: String?

    func validate() throws {
        if taps < 1 { throw ValidationError("--taps takes a number above 0.") }
    }

    @MainActor
    func run() async throws {
        let base = directory.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        let folder = base.appending(path: "benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let findings = try RecordingBenchmark(folder, taps: taps).run() + SettlingBenchmark(folder).run()
        for line in FindingTable(findings: findings).lines { print(line) }
        if findings.contains(where: \.isOver) { throw ExitCode.failure }
    }
}

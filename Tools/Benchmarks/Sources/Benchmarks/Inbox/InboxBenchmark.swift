import ArgumentParser
import Foundation
import Measuring

/// The inbox against its budgets.
struct InboxBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox", abstract: "Record taps, and settle them.")

    @Option(help: "How many taps each side records.")
    var taps = 2_000

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if taps < 1 { throw ValidationError("--taps takes a number above 0.") }
    }

    @MainActor
    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let findings = try RecordingBenchmark(folder, taps: taps).run() + RetentionBenchmark(folder).run()
        try report.tell(findings, of: "inbox")
    }
}

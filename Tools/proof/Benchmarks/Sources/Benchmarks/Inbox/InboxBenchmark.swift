import ArgumentParser
import Foundation
import Measuring

/// The inbox against its budgets.
struct InboxBenchmark: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "inbox", abstract: "Record taps, and settle them.")

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    @MainActor
    func run() async throws {
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let findings = try [RecordingBenchmark(folder).run()] + RetentionBenchmark(folder).run()
        try report.tell(findings, of: "inbox")
    }
}

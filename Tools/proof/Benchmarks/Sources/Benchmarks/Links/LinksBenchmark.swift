import ArgumentParser
import Foundation
import Measuring

/// Measures the link table against Foundation, and counts.
struct LinksBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "Match and resolve links; with valgrind, count instructions and allocations.")

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    func run() throws {
        try report.tell(LinkTimes().findings() + counts(), of: "links")
    }

    private func counts() throws -> [Finding] {
        guard LinkCounts.isPossible else {
            print("valgrind was not found: instructions and allocations are not counted.")
            return []
        }
        let folder = try scratch.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        return try LinkCounts(folder).findings()
    }
}

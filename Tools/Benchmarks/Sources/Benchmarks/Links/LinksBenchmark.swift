import ArgumentParser
import Foundation
import Measuring

/// Measures the link table against Foundation, and counts.
struct LinksBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "links", abstract: "Match and resolve links; with valgrind, count instructions and allocations.")

    @Option(help: "How often each side of a comparison runs, by turns.")
    var rounds = 201

    @Flag(inversion: .prefixedNo, help: "Count instructions and allocations with valgrind.")
    var count = true

    @OptionGroup var scratch: ScratchFolder

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if rounds < 7 { throw ValidationError("--rounds takes a number from 7 on.") }
    }

    func run() throws {
        var findings = try LinkTimes(rounds: rounds).findings()
        if count { findings += try counts() }
        try report.tell(findings, of: "links")
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

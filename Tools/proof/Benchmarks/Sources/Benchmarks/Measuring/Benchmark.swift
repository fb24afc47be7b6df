import ArgumentParser
import Foundation

/// A command that measures, and prints a table of its findings.
protocol Benchmark: AsyncParsableCommand {
    var options: BenchmarkOptions { get }

    /// - Parameter folder: is on the disk to measure, and is removed afterwards.
    /// - Throws: ``NotMeasured`` if a side did not do its work.
    @MainActor
    func findings(in folder: URL) async throws -> [Finding]
}

struct BenchmarkOptions: ParsableArguments {
    @Flag(help: "Write the findings into BENCHMARKS.md, between the benchmark's two marks.")
    var write = false

    @Option(
        help: ArgumentHelp(
            "A folder on the disk to measure, where the databases are made and removed.", valueName: "DIR"))
    var directory: String?
}

extension Benchmark {
    @MainActor
    func run() async throws {
        let base = options.directory.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        let folder = base.appending(path: "benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let findings = try await findings(in: folder)
        let table = FindingTable(findings)
        print(table.text)
        if options.write {
            let name = Self.configuration.commandName ?? ""
            try table.write(into: URL(filePath: "BENCHMARKS.md"), as: name)
        }
        if findings.contains(where: \.isMissed) { throw ExitCode.failure }
    }
}

/// What was run did not do its work, so its time says nothing.
struct NotMeasured: Error, CustomStringConvertible {
    let description: String
}

/// - Throws: ``NotMeasured``
func require(_ condition: Bool, _ complaint: @autoclosure () -> String) throws {
    if !condition { throw NotMeasured(description: complaint()) }
}

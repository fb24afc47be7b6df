import ArgumentParser
import Foundation

/// Where the programs are that a benchmark starts.
struct BuiltPrograms: ParsableArguments {
    @Option(help: ArgumentHelp("The folder that the programs were built in.", valueName: "DIR"))
    var programs: String?

    /// By default that of the benchmarks themselves.
    var folder: URL {
        programs.map { URL(filePath: $0) }
            ?? URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    }
}

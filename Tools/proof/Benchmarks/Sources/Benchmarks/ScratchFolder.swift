import ArgumentParser
import Foundation

/// A folder that a benchmark makes for its databases, and removes.
struct ScratchFolder: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder on the disk to measure, where the databases are made and removed.", valueName: "DIR"))
    var directory: String?

    func make() throws -> URL {
        let base = directory.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        let folder = base.appending(path: "benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

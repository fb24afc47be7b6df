import Foundation
import Testing

/// Runs of the program as its own process, on a folder that is gone with the last of them.
final class StarterRun {
    /// What a command printed, and how it ended.
    struct End {
        let output: String
        let code: Int32

        /// What it printed with `--json`, a line an object.
        func lines<Line: Decodable>(of type: Line.Type) throws -> [Line] {
            try output.split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
        }
    }

    /// What `push`, `open` and `launch` print of an arrival.
    struct Answer: Decodable {
        struct Failure: Decodable {
            let code: String
        }

        struct Navigation: Decodable {
            let stack: [String]
        }

        let outcome: String
        let error: Failure?
        let navigation: Navigation
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "starter-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Runs a command to its end.
    func callAsFunction(_ arguments: String...) throws -> End {
        let process = Process()
        let output = Pipe()
        process.executableURL = try Self.executable()
        process.arguments = arguments + ["--data", folder.path, "--json"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return End(output: text, code: process.terminationStatus)
    }

    /// A sample beside the program's sources.
    static func sample(_ name: String) -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return root.appending(path: "Apps/Starter/Samples/\(name)").path
    }

    /// The program beside the test bundle, where it was built.
    private static func executable() throws -> URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        var folder = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let file = folder.appending(path: "starter")
            if FileManager.default.isExecutableFile(atPath: file.path) { return file }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}

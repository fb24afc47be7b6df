import Foundation
import TestSupport
import Testing

@Suite struct StarterCommandTests {
    private let run: StarterRun

    init() throws {
        run = try StarterRun()
    }

    @Test func `every route is listed, and no other`() throws {
        struct Line: Decodable {
            let route: String
        }
        let routes = try #require(try run("routes").lines(of: [Line].self).first).map(\.route)
        #expect(
            Set(routes) == [
                "/",
                "items", "items/:itemID",
                "notification", "notification/detail",
            ])
    }
}

/// Runs of the program as its own process, one after the other on the same data.
struct StarterRun {
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
        struct Navigation: Decodable {
            let stack: [String]
        }

        let outcome: String
        let navigation: Navigation
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a command to its end.
    func callAsFunction(_ arguments: String...) throws -> End {
        let process = Process()
        let output = Pipe()
        process.executableURL = try Self.executable()
        process.arguments = arguments + ["--data", folder.url.appending(path: "data").path, "--json"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return End(output: text, code: process.terminationStatus)
    }

    /// Writes a file for a command to read.
    func file(_ name: String, _ text: String) throws -> String {
        let file = folder.url.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
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

import Foundation
import Layouts

/// Formats texts as the project's own files are, in a folder that is taken away again.
struct Formatting {
    /// The project's folder, whose rules for the format hold.
    let root: String

    func callAsFunction(_ texts: [String: String]) throws -> [String: String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "new-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var written = Layout(texts)
        for name in [".swift-format"] {
            if let rules = FileManager.default.contents(atPath: "\(root)/\(name)") {
                written.files[name] = Layout.File(content: rules)
            }
        }
        try written.write(to: folder)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift", "format", "--in-place", "--recursive", "--parallel", "."]
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw NewError.failed("`swift format` failed: \(text)") }
        return try Layout(at: folder.path).texts.filter { texts[$0.key] != nil }
    }
}

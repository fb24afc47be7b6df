package import Foundation

/// A command of the system that is run in a folder, to its end.
package struct SystemCommand: Sendable {
    private let words: [String]
    private let folder: URL

    package init(_ words: [String], in folder: URL) {
        self.words = words
        self.folder = folder
    }

    /// - Returns: what it printed.
    /// - Throws: ``SystemCommandError`` with what it printed, if it fails.
    @discardableResult
    package func run() throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw SystemCommandError(name: words.prefix(2).joined(separator: " "), output: text)
        }
        return text
    }
}

/// A command that failed.
package struct SystemCommandError: Error, CustomStringConvertible {
    let name: String
    let output: String

    package var description: String { "`\(name)` failed: \(output)" }
}

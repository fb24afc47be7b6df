import Foundation

extension PackageDescription {
    /// Asks SwiftPM what the package in a folder declares.
    ///
    /// - Throws: `PackageDescriptionError` if SwiftPM cannot say.
    package init(of root: String) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", root, "describe", "--type", "json"]
        process.standardOutput = output
        try process.run()
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let package = try? JSONDecoder().decode(Self.self, from: json) else {
            throw PackageDescriptionError(root: root)
        }
        self = package
    }
}

/// The manifest in a folder cannot be read.
public struct PackageDescriptionError: Error, CustomStringConvertible {
    let root: String

    public var description: String { "`swift package describe` failed in \(root): Package.swift cannot be read." }
}

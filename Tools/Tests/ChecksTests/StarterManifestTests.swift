import Foundation
import Testing

@testable import Checks

@Suite struct StarterManifestTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The lines below a heading in a manifest, without those that say where their folder is.
    private static func section(_ heading: String, of path: String) throws -> [Substring] {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let begin = try #require(lines.firstIndex { $0.hasPrefix("// \(heading): ") })
        let end = try #require(lines[begin...].dropFirst().firstIndex { $0.hasPrefix("// ") })
        return lines[begin..<end].dropFirst().filter { !$0.hasPrefix("folder = ") }
    }

    @Test func `the starter's own manifest declares what the project's does`() throws {
        let section = try Self.section("The starter", of: "Package.swift")
        #expect(section.count > 10)
        #expect(try Self.section("The app", of: Workspace.starter + "Package.swift") == section)
    }
}

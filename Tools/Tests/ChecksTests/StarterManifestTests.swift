import Foundation
import Testing

@testable import Checks

@Suite struct StarterManifestTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The lines below the heading of the app in a manifest.
    private static func section(of path: String) throws -> ArraySlice<Substring> {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let begin = try #require(lines.firstIndex { $0.hasPrefix("// The app: ") })
        let end = try #require(lines[begin...].dropFirst().firstIndex { $0.hasPrefix("// ") })
        return lines[begin..<end].dropFirst()
    }

    @Test func `the starter's own manifest declares what the project's does`() throws {
        let section = try Self.section(of: "Package.swift")
        #expect(section.count > 10)
        #expect(try Self.section(of: Workspace.starter + "Package.swift") == section)
    }
}

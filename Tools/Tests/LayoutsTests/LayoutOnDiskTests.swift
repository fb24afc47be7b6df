import Foundation
import Testing

@testable import Layouts

@Suite struct LayoutOnDiskTests {
    private static let ignore = ".build*/\nPackage.resolved\n*.xcodeproj\n# a remark\n__pycache__/\n"

    /// A folder of its own for the body, which is taken away after it.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "layout-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        try body(root)
    }

    @Test func `what git ignores and the repository itself are not read, and files come back as they were`() throws {
        try withFolder { root in
            var written = Layout([
                ".gitignore": Self.ignore, ".ci/run": "true\n", "Tools/build": "x", "a/b/c.swift": "",
            ])
            written.files[".ci/run"]?.isExecutable = true
            written.files["picture.png"] = .init(content: Data([0x89, 0, 0xFF]))
            try written.write(to: root)
            let ignored = [
                ".build/a", ".build-test/a", "Tools/.build/a", "Package.resolved", "Tools/Package.resolved",
                ".git/config",
                "x.xcodeproj/a", "a/__pycache__/b",
            ]
            try Layout(Dictionary(uniqueKeysWithValues: ignored.map { ($0, "") })).write(to: root)
            #expect(try Layout(at: root.path) == written)
        }
    }
}

import Foundation
import Testing

@testable import Layouts

@Suite struct LayoutOnDiskTests {
    private static let ignore = ".build*/\nPackage.resolved\n*.xcodeproj\n# a remark\n__pycache__/\n"

    @Test func `what git ignores and the repository itself are not read, and files come back as they were`() throws {
        var written = Layout([
            ".gitignore": Self.ignore, ".ci/run": "true\n", "Tools/build": "x", "a/b/c.swift": "",
        ])
        written.files[".ci/run"]?.isExecutable = true
        written.files["picture.png"] = .init(content: Data([0x89, 0, 0xFF]))
        try written.inTemporaryFolder { root in
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

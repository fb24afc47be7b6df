import Foundation
import Layouts
import Testing

@testable import Checks

@Suite struct SourceTreeOnDiskTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Sample",
            targets: [
                .target(name: "Launches", path: "Modules/Domain/Launches"),
                .target(name: "LaunchStore", dependencies: ["Launches"], path: "Modules/Data/LaunchStore"),
            ])
        """

    /// Writes files into a folder of their own, and removes it after the body.
    private func withFolder(_ texts: [String: String], _ body: (String) throws -> Void) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        try Layout(texts).write(to: root)
        try body(root.path)
    }

    @Test func `files and declared edges are read, what git ignores is not`() throws {
        let texts = [
            "Package.swift": Self.manifest, ".gitignore": ".build*/\n",
            "Modules/Domain/Launches/Launch.swift": "struct LaunchManager {}",
            "Modules/Data/LaunchStore/Store.swift": "import Launches", "Tools/.build/Gone.swift": "",
        ]
        try withFolder(texts) { root in
            let tree = try SourceTree(at: root)
            #expect(Set(tree.files.keys) == Set(texts.keys).subtracting(["Tools/.build/Gone.swift"]))
            #expect(tree.package["LaunchStore"]?.dependencies == ["Launches"])
            #expect(Report(on: tree, rules: [LayersRule.self, TypeNamesRule.self]).findings.map(\.line) == [1])
        }
    }

    @Test func `a manifest that cannot be read is an error that names its folder`() throws {
        try withFolder(["Package.swift": "// swift-tools-version: 6.2\nlet x ="]) { root in
            let error = #expect(throws: PackageDescriptionError.self) { try SourceTree(at: root) }
            #expect(error?.description.contains(root) == true)
        }
    }
}

/// The project as a value: every file by its path, and what its manifest declares.
public struct SourceTree: Sendable {
    let files: [String: SourceFile]
    let package: PackageDescription

    init(_ texts: [String: String], package: PackageDescription = PackageDescription()) {
        files = Dictionary(
            uniqueKeysWithValues: texts.map { ($0.key, SourceFile(path: $0.key, text: $0.value)) })
        self.package = package
    }

    /// How many Swift files were read.
    public var swiftFileCount: Int { files.keys.count { $0.hasSuffix(".swift") } }

    /// The Swift files below the given folders of each workspace, in the order of their paths.
    func swiftFiles(under roots: String...) -> [SourceFile] {
        files.values
            .filter { file in
                file.path.hasSuffix(".swift")
                    && [file.path, file.pathInWorkspace].contains { path in
                        roots.contains { path.hasPrefix($0 + "/") }
                    }
            }
            .sorted { $0.path < $1.path }
    }

    private static let pages = ["ARCHITECTURE.md", "BENCHMARKS.md", "CONTRIBUTING.md", "README.md"]

    /// The pages that must keep up with the code.
    var documents: [SourceFile] {
        files.values.filter { $0.path.hasSuffix(".md") && ($0.path.hasPrefix("docs/") || Self.pages.contains($0.path)) }
            .sorted { $0.path < $1.path }
    }

    /// Whether a file or a folder of that path exists.
    func contains(_ path: String) -> Bool {
        files[path] != nil || files.keys.contains { $0.hasPrefix(path + "/") }
    }

    /// The paths that end in the given file name or partial path.
    func paths(endingIn suffix: String) -> [String] {
        files.keys.filter { $0 == suffix || $0.hasSuffix("/" + suffix) }.sorted()
    }
}

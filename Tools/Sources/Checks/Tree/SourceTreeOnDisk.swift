import Layouts

extension SourceTree {
    /// Reads the project in a folder, without what git ignores.
    ///
    /// - Throws: `PackageDescriptionError` if the manifest cannot be read, `LayoutError` if another file cannot.
    public init(at root: String) throws {
        let texts = try Layout(at: root).files.mapValues { String(decoding: $0.content, as: UTF8.self) }
        self.init(texts, package: try PackageDescription(of: root))
    }
}

import Foundation

extension SourceTree {
    /// Reads the project in a folder, build products and version control left out.
    ///
    /// - Throws: `PackageDescriptionError` if the manifest cannot be read.
    public init(at root: String) throws {
        var texts: [String: String] = [:]
        let files = FileManager.default.enumerator(atPath: root)
        while let path = files?.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if Self.isProduct(name) {
                files?.skipDescendants()
            } else if let data = FileManager.default.contents(atPath: root + "/" + path) {
                texts[path] = String(decoding: data, as: UTF8.self)
            }
        }
        self.init(texts, package: try PackageDescription(of: root))
    }

    private static func isProduct(_ name: Substring) -> Bool {
        name.hasPrefix(".build") || [".git", ".swiftpm", "DerivedData", "__pycache__"].contains(name)
    }
}

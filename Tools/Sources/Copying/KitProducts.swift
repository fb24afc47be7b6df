/// The kit's products that an Xcode project links.
enum KitProducts {
    private static let unnamed = "{ isa = XCSwiftPackageProductDependency; productName = "

    /// Names the package of each, which Xcode writes for a package with an address. The product of the workspace's own
    /// package is found by its path; its name alone stands in quotes.
    /// - Parameter package: the object of the project that says where the package is.
    static func naming(_ package: Substring, in project: String) -> String {
        project.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isOther = line.contains("\"") || line.contains("package = ")
            guard line.contains(unnamed), !isOther else { return String(line) }
            return String(line.replacing("; };", with: "; package = \(package); };"))
        }.joined(separator: "\n")
    }
}

/// Where a manifest says that the package with the kit is.
struct Dependency {
    private let line: String

    /// What the manifest calls the package: SwiftPM takes it from the end of its address.
    private let name: String

    /// - Parameter root: its folder, where no address is given.
    init(_ request: CopyRequest, root: String) {
        guard let origin = request.origin else {
            line = "        .package(name: \"Switchyard\", path: \"\(root)\"),"
            name = "Switchyard"
            return
        }
        line = "        .package(url: \"\(origin)\", branch: \"main\"),"
        let end = origin.split(separator: "/").last.map(String.init) ?? origin
        name = end.hasSuffix(".git") ? String(end.dropLast(".git".count)) : end
    }

    func put(into manifest: String) -> String {
        manifest.replacing("package: \"Switchyard\"", with: "package: \"\(name)\"")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.contains(".package(name: \"Switchyard\"") ? line : String($0) }
            .joined(separator: "\n")
    }
}

/// Where a manifest says that the package with the kit is.
struct Dependency {
    private let lines: [String]

    /// What the manifest calls the package: SwiftPM takes it from the end of its address.
    private let name: String

    init(_ kit: KitAddress) {
        switch kit {
        case .folder(let path):
            lines = [
                "        // If the kit or this workspace moves, change the path here, in Tools/origin and in the Xcode project.",
                "        .package(name: \"Switchyard\", path: \(path.quoted)),",
            ]
            name = "Switchyard"
        case .repository(let address, let pin):
            let requirement =
                switch pin {
                case .release(let version): "from: \(version.quoted)"
                case .commit(let id): "revision: \(id.quoted)"
                }
            lines = ["        .package(url: \(address.quoted), \(requirement)),"]
            let end = address.split(separator: "/").last.map(String.init) ?? address
            name = end.hasSuffix(".git") ? String(end.dropLast(".git".count)) : end
        }
    }

    func put(into manifest: String) -> String {
        manifest.replacing("package: \"Switchyard\"", with: "package: \(name.quoted)")
            .replacing("?? \"Switchyard\"", with: "?? \(name.quoted)")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { $0.contains(".package(name: \"Switchyard\"") ? lines : [String($0)] }
            .joined(separator: "\n")
    }
}

/// Where an Xcode project says that the package with the kit is.
struct KitReference {
    /// As the starter's project has it.
    private static let starters = "{ isa = XCLocalSwiftPackageReference; relativePath = ../../..; }"

    /// Nil where the kit's sources are the copy's own.
    private let reference: String?

    /// - Parameter root: its folder, where no address is given.
    init(_ request: CopyRequest, root: String) {
        reference =
            switch (request.kit, request.origin) {
            case (.source, _): nil
            case (.package, nil): "{ isa = XCLocalSwiftPackageReference; relativePath = \"\(root)\"; }"
            case (.package, let origin?):
                "{ isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(origin)\"; "
                    + "requirement = { kind = branch; branch = main; }; }"
            }
    }

    func put(into project: String) -> String {
        if let reference { return project.replacing(Self.starters, with: reference) }
        let lines = project.split(separator: "\n", omittingEmptySubsequences: false)
        guard let line = lines.first(where: { $0.contains(Self.starters) }) else { return project }
        return project.replacing("\(line)\n", with: "").replacing("\(line.prefix { $0 != " " }), ", with: "")
    }
}

/// Where an Xcode project says that the package with the kit is.
struct KitReference {
    /// As the starter's project has it.
    private static let starters = "{ isa = XCLocalSwiftPackageReference; relativePath = ../../..; }"

    private static let unnamed = "{ isa = XCSwiftPackageProductDependency; productName = "

    /// Nil where the kit's sources are the copy's own.
    private let reference: String?

    init(_ kit: KitAddress?) {
        reference =
            switch kit {
            case nil: nil
            // The project stands in a folder of the copy.
            case .folder(let path):
                "{ isa = XCLocalSwiftPackageReference; relativePath = "
                    + "\((path.hasPrefix("/") ? path : "../" + path).quoted); }"
            case .repository(let address, let pin):
                "{ isa = XCRemoteSwiftPackageReference; repositoryURL = \(address.quoted); "
                    + "requirement = { \(Self.requirement(of: pin)) }; }"
            }
    }

    func put(into project: String) -> String {
        let lines = project.split(separator: "\n", omittingEmptySubsequences: false)
        guard let line = lines.first(where: { $0.contains(Self.starters) }) else { return project }
        let name = line.prefix { $0 != " " }
        guard let reference else {
            return project.replacing("\(line)\n", with: "").replacing("\(name), ", with: "")
        }
        let replaced = project.replacing(Self.starters, with: reference)
        return reference.contains("XCRemoteSwiftPackageReference") ? Self.naming(name, in: replaced) : replaced
    }

    /// Names the package of each of the kit's products, which Xcode writes for a package with an address. The product of
    /// the workspace's own package is found by its path; its name alone stands in quotes.
    private static func naming(_ package: Substring, in project: String) -> String {
        project.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isOther = line.contains("\"") || line.contains("package = ")
            guard line.contains(Self.unnamed), !isOther else { return String(line) }
            return String(line.replacing("; };", with: "; package = \(package); };"))
        }.joined(separator: "\n")
    }

    private static func requirement(of pin: KitPin) -> String {
        switch pin {
        case .release(let version): "kind = upToNextMajorVersion; minimumVersion = \(version.quoted);"
        case .commit(let id): "kind = revision; revision = \(id);"
        }
    }
}

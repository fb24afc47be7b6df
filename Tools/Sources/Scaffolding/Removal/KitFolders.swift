import Checks

/// The folders of the kit's modules, and of the tests that use nothing but those; none where the kit is another package's.
struct KitFolders {
    private let folders: [String]

    init(in package: PackageDescription) {
        let kit = package.products.first { $0.name == "Kit" }?.targets ?? []
        func isOfKit(_ target: PackageDescription.Target) -> Bool {
            kit.contains(target.name)
                || target.path.hasPrefix("Tests/")
                    && target.dependencies.compactMap { package[$0] }.allSatisfy(isOfKit)
        }
        folders = kit.isEmpty ? [] : package.targets.filter(isOfKit).map { $0.path + "/" }
    }

    func contain(_ path: String) -> Bool { folders.contains(where: path.hasPrefix) }
}

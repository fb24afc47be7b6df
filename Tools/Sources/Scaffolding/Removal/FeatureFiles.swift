import Checks
import Layouts

/// Which files are a feature's own, and in which a program joins it with others.
struct FeatureFiles {
    let name: FeatureName

    /// The folders of its modules and their tests.
    private let folders: Set<String>
    /// The folders of the programs that have it, in which a file or folder with its name is its own, too.
    private let programs: [String]
    private let noun: NounSearch

    init(_ name: FeatureName, in layout: Layout) {
        self.name = name
        noun = NounSearch(name)
        folders = Set(name.modules + name.modules.map { $0 + "Tests" } + [name.singular.upper + "Support"])
        programs = Self.programs(of: name, in: layout)
    }

    /// The file itself, or the folder that it is in; nil if it is none of the feature's.
    func place(of path: String) -> String? {
        var place = ""
        let isOfProgram = isOfProgram(path)
        let parts = path.split(separator: "/")
        for (index, part) in parts.enumerated() {
            let isFolder = index + 1 < parts.count
            place += part + (isFolder ? "/" : "")
            let isNamed = isOfProgram && !programs.contains { $0.hasPrefix(place) } && noun.isNamed(in: part)
            if isNamed || isFolder && folders.contains(String(part)) && !path.hasPrefix("Tools/") { return place }
        }
        return nil
    }

    func isOfProgram(_ path: String) -> Bool { programs.contains(where: path.hasPrefix) }

    /// `CampusApp`, what starts it, its tests, its iOS app, and the folders of other tests and of pages' tests that are called
    /// `Campus`.
    private static func programs(of name: FeatureName, in layout: Layout) -> [String] {
        func folders(importing modules: [String], under root: String, _ depth: Int) -> Set<String> {
            let files = layout.files.filter { path, file in
                path.hasPrefix(root) && path.hasSuffix(".swift")
                    && modules.contains { file.contains("import \($0)\n") }
            }
            return Set(
                files.keys.map { $0.split(separator: "/").prefix(depth).joined(separator: "/") + "/" })
        }
        let apps = folders(importing: name.modules, under: "Modules/Presentation/", 3).filter { $0.hasSuffix("App/") }
        let modules = apps.compactMap { $0.split(separator: "/").last.map(String.init) }
        let words = Set(modules.map { $0.dropLast("App".count).lowercased() })
        let called = layout.files.keys.compactMap { path -> String? in
            guard ["Tests/", "Tools/"].contains(where: path.hasPrefix), !FeatureUses.isOfTeams(path) else { return nil }
            let parts = path.split(separator: "/").dropLast()
            guard
                let index = parts.firstIndex(where: { part in
                    words.contains { [$0, $0 + "tests"].contains(part.lowercased()) }
                })
            else { return nil }
            return parts[...index].joined(separator: "/") + "/"
        }
        return Array(
            apps.union(modules.map { "Tests/\($0)Tests/" }).union(folders(importing: modules, under: "Apps/", 2))
                .union(folders(importing: modules, under: "iOS/", 1)).union(called)
        ).sorted()
    }
}

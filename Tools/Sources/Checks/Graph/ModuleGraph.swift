/// The modules and programs of the package, and which of them use which.
///
/// What follows from other edges is left out: who uses `AppFlow` reaches `Navigation` through it.
struct ModuleGraph: Equatable, Sendable {
    /// A part of the picture: a layer, or the programs above them all.
    enum Band: String, CaseIterable, Sendable {
        case apps = "Apps"
        case platform = "Platform"
        case presentation = "Presentation"
        case data = "Data"
        case domain = "Domain"
    }

    struct Module: Equatable, Sendable {
        let name: String
        let band: Band

        /// What it uses and reaches in no other way, by name.
        let uses: [String]
    }

    /// By band, then by name.
    let modules: [Module]

    init(of package: PackageDescription) {
        let targets = package.targets.filter { $0.band != nil }
        let names = Set(targets.map(\.name))
        let direct = Dictionary(
            uniqueKeysWithValues: targets.map { ($0.name, Set($0.targets ?? []).intersection(names)) })
        modules = Band.allCases.flatMap { band in
            targets.filter { $0.band == band }.sorted { $0.name < $1.name }.map { target in
                let uses = direct[target.name] ?? []
                let reached = uses.reduce(into: Set<String>()) { Self.visit(below: $1, of: direct, into: &$0) }
                return Module(name: target.name, band: band, uses: uses.subtracting(reached).sorted())
            }
        }
    }

    func modules(in band: Band) -> [Module] { modules.filter { $0.band == band } }

    private static func visit(below name: String, of direct: [String: Set<String>], into reached: inout Set<String>) {
        for next in direct[name] ?? [] where reached.insert(next).inserted {
            visit(below: next, of: direct, into: &reached)
        }
    }
}

extension PackageDescription.Target {
    /// The band that a module or a program is drawn in; nil for tests and for the starter, which stands apart.
    fileprivate var band: ModuleGraph.Band? {
        if path.hasPrefix(Workspace.starter) { return nil }
        return path.hasPrefix("Apps/") ? .apps : moduleFolders.flatMap { ModuleGraph.Band(rawValue: $0.layer) }
    }
}

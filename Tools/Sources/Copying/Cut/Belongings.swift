import Checks

/// What a copy leaves out, by name: modules, tests, programs, and the tools that only the layout itself needs.
struct Belongings: Equatable, Sendable {
    /// Modules, test targets and products.
    let targets: Set<String>

    /// What a manifest says is made of them.
    let products: Set<String> = ["copy"]

    /// Parts of file names, and entries of lists.
    let keys: Set<String>

    /// What stands in texts only where they speak of what is left out.
    let words: Set<String>

    /// Schemes and hosts, as links begin with them.
    let links: Set<String>

    /// What a file's or a folder's name is made of, in small letters.
    private let parts: Set<String>

    /// Works out from the package's edges which modules only the dropped programs reach.
    init(of request: CopyRequest, in package: PackageDescription) {
        let dropped = request.dropped
        let reached = Self.reached(from: dropped.map(\.executable), in: package)
            .subtracting(Self.reached(from: request.kept.map(\.executable), in: package))
        let tests = Set(package.targets.map(\.name)).intersection(reached.map { $0 + "Tests" })
        targets = reached.union(tests).union(Self.tools)
        keys = Set(dropped.map(\.key))
        let titles = dropped.map { $0.key.prefix(1).uppercased() + $0.key.dropFirst() }
        words = targets.union(titles).union(dropped.flatMap { [$0.type, $0.key] })
            .union(Self.scripts).union(Self.pictures)
        parts = Set(words.map { $0.lowercased() })
        links = Set(dropped.flatMap { [$0.scheme + "://", $0.host] })
    }

    /// Whether a file or a folder on its way bears a name of what is left out: `Modules/Data/FeedStore`,
    /// `Program+Campus.swift`, `Tools/Programs/campus`.
    func hold(path: String) -> Bool {
        if Self.scripts.contains(path) || Self.pictures.contains(path) { return true }
        return path.split(separator: "/").contains { component in
            component.split { "+.".contains($0) }.contains { parts.contains($0.lowercased()) }
        }
    }

    /// What makes copies is no part of them.
    private static let tools: Set<String> = ["Copying", "CopyCommand", "CopyingTests"]
    static let scripts: Set<String> = ["Tools/copy", "Tools/copy-test"]

    /// They have the layout's name in them; what draws them stays.
    private static let pictures: Set<String> = ["Tools/Browser/phone.png"]

    private static func reached(from names: [String], in package: PackageDescription) -> Set<String> {
        let edges = Dictionary(package.targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
        var reached: Set<String> = []
        var open = names
        while let name = open.popLast() {
            guard let targets = edges[name], reached.insert(name).inserted else { continue }
            open += targets
        }
        return reached
    }
}

/// The kit is what every app takes whole, so nothing in it names a program, a feature or one of their modules.
///
/// The manifest's product `Kit` lists its modules; every other module is a program's or a feature's.
enum KitRule: Rule {
    static let name = "kit"
    static let summary = "modules of the product Kit use and name no module, program or feature outside it"

    static func findings(in tree: SourceTree) -> [Finding] {
        guard let kit = tree.package.products.first(where: { $0.name == "Kit" }) else { return [] }
        let members = tree.package.targets.filter { kit.targets.contains($0.name) }
        let words = DemoWords(besides: kit.targets, in: tree)
        return members.flatMap { member in
            edges(of: member, leaving: kit.targets, in: tree)
                + tree.files.values.filter { $0.path.hasPrefix(member.path + "/") }.sorted { $0.path < $1.path }
                .flatMap { names(in: $0, of: words) }
        }
    }

    private static func edges(
        of member: PackageDescription.Target, leaving kit: [String], in tree: SourceTree
    ) -> [Finding] {
        (member.targets ?? []).filter { !kit.contains($0) }.map {
            finding(
                "Package.swift", 1, "\(member.name) of the kit uses \($0), which is outside it",
                fix: "let the program join them, or add \($0) to the product Kit")
        }
    }

    private static func names(in file: SourceFile, of words: DemoWords) -> [Finding] {
        let lines = words.found(in: file)
        return lines.map { line, word in
            finding(
                file.path, line, "the kit names \(word), which is outside it",
                fix: "let the program say it, or choose an example that is nobody's")
        }
    }
}

import Layouts

/// What a feature is called: the plural that names its module, and the singular that names what it keeps.
struct FeatureName: Equatable, Sendable {
    let plural: CamelWords
    let singular: CamelWords

    /// - Parameters:
    ///   - plural: `StudyRooms`.
    ///   - singular: `StudyRoom`; taken from the plural where nil.
    /// - Throws: `ToolError.refused` with the reason.
    init(_ plural: String, singular: String? = nil) throws(ToolError) {
        self.plural = try CamelWords(plural)
        try ReservedNames.check(plural)
        guard let one = singular ?? Singular.of(self.plural) else {
            let other = plural.hasSuffix("s") ? "" : "write a plural, such as \(plural)s, or "
            throw .refused(
                "\"\(plural)\" is no plural by its letters, and a module of Domain is named by one: "
                    + "\(other)say with --singular what one of them is called.")
        }
        guard one != plural else {
            throw .refused("No type bears its module's name: one of \(plural) has to be called something else.")
        }
        self.singular = try CamelWords(one)
        try ReservedNames.check(self.singular.upper)
        try ReservedNames.check(variable: self.singular.lower)
        try ReservedNames.check(variable: self.plural.lower)
    }

    /// What a feature of the layout is called.
    init(known plural: CamelWords, singular: CamelWords) {
        self.plural = plural
        self.singular = singular
    }

    /// Those that the layout has: each has a repository in SQLite, a flow, and the module that both are of.
    static func all(in layout: Layout) -> [FeatureName] {
        let paths = layout.files.keys.sorted()
        let entities = paths.filter { $0.hasPrefix("Modules/Domain/") && $0.hasSuffix("Repository.swift") }
        return paths.filter { $0.hasSuffix("FlowFactory.swift") }.compactMap { path in
            let folders = path.split(separator: "/")
            guard folders.count == 4, folders[3] == folders[2] + "Factory.swift",
                let singular = try? CamelWords(String(folders[2].dropLast("Flow".count))),
                let entity = entities.first(where: { $0.hasSuffix("/\(singular.upper)Repository.swift") }),
                let plural = try? CamelWords(String(entity.split(separator: "/")[2]))
            else { return nil }
            return FeatureName(known: plural, singular: singular)
        }
    }

    /// `Bookings`, `BookingStore` and `BookingFlow`.
    var modules: [String] { [plural.upper, singular.upper + "Store", singular.upper + "Flow"] }

    /// What its table is called: SQL has words of its own, and no plural is among them.
    var table: String { ReservedNames.isOfSQL(singular.lower) ? plural.lower : singular.lower }
}

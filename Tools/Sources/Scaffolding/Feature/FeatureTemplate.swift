/// A feature of the layout that others are copied from: what it is made of, and where it is wired.
struct FeatureTemplate: Sendable {
    /// A piece of a file that a new feature begins with in another form.
    struct Edit: Sendable {
        let path: String
        let old: String
        let new: String
    }

    /// A file that a feature of its own needs, though the one that is copied has none like it.
    struct Page: Sendable {
        let path: String
        let text: String
    }

    let name: FeatureName

    /// The files that are copied, or their folders with `/` at the end.
    let sources: [String]

    /// Those among them that tell the feature's own past.
    let leftOut: Set<String>

    /// Names and words of its own, and what any feature has in their place.
    let words: [String: String]

    /// What its own table is called.
    let table: String
    let edits: [Edit]
    let pages: [Page]

    /// The pieces by the files that they stand in.
    let wiring: [String: [Twin]]

    /// The program that it is wired into, as it is run.
    let executable: String

    /// The file in which the scheme of its links is declared.
    let originsPath: String

    /// The key under which its sentences say what one of it is called.
    let titleKey: String

    /// The keys of what else a new feature's screens say.
    let otherKeys: Set<String>

    /// Those of the programs that are here.
    static let all: [FeatureTemplate] = [.campus]

    func isSource(_ path: String) -> Bool {
        !leftOut.contains(path) && sources.contains { $0 == path || ($0.hasSuffix("/") && path.hasPrefix($0)) }
    }
}

package import Layouts

/// A feature as a new workspace has it: what its own files are, and the files in which it is wired.
package struct FeatureTemplate: Sendable {
    /// What the feature that others are made from is called.
    static let noun = FeatureName(known: CamelWords(known: "Items"), singular: CamelWords(known: "Item"))

    /// Where a workspace with the kit's sources keeps it.
    package static let folder = "Tools/Template"

    let name: FeatureName
    let files: [String: String]
    let wired: [String: String]

    private init(_ name: FeatureName, files: [String: String], wired: [String: String]) {
        self.name = name
        self.files = files
        self.wired = wired
    }

    /// - Parameter layout: a workspace with this feature alone, or those files of it that a template has.
    package init(in layout: Layout) {
        let noun = NounSearch(Self.noun)
        let texts = layout.texts.filter { path, _ in
            path == "Package.swift" || path == "ARCHITECTURE.md" || Self.roots.contains(where: path.hasPrefix)
        }
        let own = texts.filter { path, _ in noun.isNamed(in: path) }
        let wired = texts.filter { path, text in
            own[path] == nil && !WiredText(text, at: path, of: Self.noun).runs.isEmpty
        }
        self.init(Self.noun, files: own, wired: wired)
    }

    /// The files that a workspace keeps to make features from.
    package var layout: Layout { Layout(files.merging(wired) { own, _ in own }) }

    /// The same feature under another name.
    ///
    /// - Parameter korean: what one of them is called in Korean; the English word where nil.
    func renamed(to new: FeatureName, korean: String? = nil) -> FeatureTemplate {
        let renaming = NounRenaming(name, to: new)
        func text(_ path: String, _ text: String) -> String {
            if path.hasSuffix(".swift") { return Wrapping.code(renaming(text), before: text) }
            guard path.hasSuffix(".strings") else { return renaming.data(text) }
            let renamed = renaming.sentences(text)
            return path.contains("/ko.lproj/")
                ? renamed.replacing(Self.korean, with: korean ?? new.singular.sentence) : renamed
        }
        let files = files.map { (renaming.data($0.key), text($0.key, $0.value)) }
        let wired = wired.map { ($0.key, text($0.key, $0.value)) }
        return FeatureTemplate(
            new, files: Dictionary(uniqueKeysWithValues: files), wired: Dictionary(uniqueKeysWithValues: wired))
    }

    /// The same with each text in the project's format, in which it stands in a workspace.
    func formatted(_ format: Formatting) throws -> FeatureTemplate {
        let texts = try format(files.merging(wired) { own, _ in own })
        return FeatureTemplate(
            name, files: texts.filter { files[$0.key] != nil }, wired: texts.filter { wired[$0.key] != nil })
    }

    /// Each file that it is wired in, by path.
    var shapes: [String: WiredText] {
        Dictionary(uniqueKeysWithValues: wired.map { ($0.key, WiredText($0.value, at: $0.key, of: name)) })
    }

    /// The folders that are the feature's alone, with `/` at the end, and its files in folders of others.
    var places: Set<String> {
        let noun = NounSearch(name)
        return Set(
            files.keys.map { path in
                var place = ""
                for part in path.split(separator: "/") {
                    place += part
                    if noun.isNamed(in: part) { break }
                    place += "/"
                }
                return place == path ? place : place + "/"
            })
    }

    private static let roots = ["Modules/", "Apps/", "Tests/", "iOS/"]

    /// What the template's noun is in Korean.
    private static let korean = "항목"
}

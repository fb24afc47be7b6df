import Layouts

/// A feature that is made as one of the layout's own: its modules, their tests, and all that wires them into a program.
struct NewFeature: Sendable {
    let name: FeatureName
    private let korean: String
    let template: FeatureTemplate
    private let renaming: NounRenaming

    /// - Parameter korean: what one of them is called in Korean; the English word until somebody says it.
    init(_ name: FeatureName, korean: String? = nil, like template: FeatureTemplate) {
        self.name = name
        self.korean = korean ?? name.singular.sentence
        self.template = template
        renaming = NounRenaming(
            template.name, to: name, words: template.words.merging([template.table: name.table]) { first, _ in first })
    }

    /// What its links begin with.
    var link: String { name.plural.hyphenated }

    /// The command that opens its screen by a link of the app's own scheme.
    func example(in layout: Layout) throws(NewError) -> String {
        "swift run \(template.executable) open \(try scheme(in: layout))://\(link)/1"
    }

    /// - Throws: `NewError.failed` if the layout is not as the template knows it.
    func draft(in layout: Layout) throws(NewError) -> Draft {
        let scheme = try scheme(in: layout)
        let values = [
            "{link}": link, "{scheme}": scheme,
        ]
        func filled(_ text: String) -> String { values.reduce(text) { $0.replacing($1.key, with: $1.value) } }
        let earlier = FeatureName.all(in: layout)
        var draft = Draft()
        for (path, text) in try sources(in: layout) {
            let isSentences = path.hasSuffix(".strings")
            draft.files[renaming(path, isSwift: false)] = isSentences ? said(text, in: path) : renamed(text)
        }
        for page in template.pages { draft.files[renaming(page.path, isSwift: false)] = filled(renamed(page.text)) }
        for (path, twins) in template.wiring {
            guard let text = layout.files[path]?.text else { throw missing(path) }
            let wiring = TwinWiring(path, noun: template.name, earlier: earlier) { filled(renaming($0)) }
            let wired = try wiring(twins, in: text)
            if wired != text { draft.changes[path] = wired }
        }
        return draft
    }

    /// The files that are copied, as a feature begins.
    private func sources(in layout: Layout) throws(NewError) -> [String: String] {
        var sources = layout.files.filter { template.isSource($0.key) }.compactMapValues(\.text)
        for folder in template.sources where !sources.keys.contains(where: { $0.hasPrefix(folder) }) {
            throw missing(folder)
        }
        for edit in template.edits {
            guard let text = sources[edit.path], text.contains(edit.old) else {
                throw .failed(
                    "\(edit.path) has not the lines that a new feature begins without:\n\(edit.old)\n"
                        + "Change them back, or Tools/Sources/Scaffolding with them.")
            }
            sources[edit.path] = text.replacing(edit.old, with: edit.new)
        }
        return sources
    }

    private func said(_ text: String, in path: String) -> String {
        let title = path.contains("/ko.lproj/") ? korean : name.singular.sentence
        return renaming(FeatureSentences(of: text, for: template, title: title).text)
    }

    private func renamed(_ text: String) -> String {
        ImportBlocks.sorted(Wrapping.code(renaming(text), before: ""))
    }

    private func scheme(in layout: Layout) throws(NewError) -> String {
        guard let match = layout.files[template.originsPath]?.text?.firstMatch(of: /schemes: \["([^"]+)"/) else {
            throw missing("\(template.originsPath), with the schemes of its links,")
        }
        return String(match.1)
    }

    private func missing(_ path: String) -> NewError {
        .failed("\(path) is not there, and a new feature is copied from it and wired in it.")
    }
}

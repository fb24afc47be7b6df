import Checks

extension NewFeature {
    /// What was made, and how to see it.
    func summary(of draft: Draft, example: String, isKorean: Bool) -> String {
        let folders = Set(draft.files.keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        let korean = "Say in Korean what \(name.singular.article) \(name.singular.spaced) is called, under screen."
        let page = draft.changes.keys.first { $0.contains("/Korean") }
        let lines =
            ["\(name.plural.upper) is made, one of them called \(name.singular.upper), with files in:"]
            + folders.sorted().map { "  \($0)" }
            + ["It is wired into:"] + draft.changes.keys.sorted().map { "  \($0)" }
            + ["See it:", "  swift test --filter \(name.singular.upper)", "  \(example)"]
            + ["It keeps what \(template.name.plural.spaced) keep: take out what yours have not."]
            + ["CHANGELOG.md knows nothing of it yet."]
        return (lines + (isKorean ? [] : page.map { ["\(korean)\(name.singular.hyphenated): \($0)"] } ?? []))
            .joined(separator: "\n")
    }
}

extension NewModule {
    /// What was made, and how to see it.
    var summary: String {
        """
        \(name.upper) is made: Modules/\(layer.rawValue)/\(name.upper), and Tests/\(name.upper)Tests.
        See it:
          swift test --filter \(name.upper)Tests
        Add it to `uses:` in Package.swift of each module that imports it. What it holds stands in ARCHITECTURE.md, as
        --holds has it or by its name alone; CHANGELOG.md knows nothing of it yet.
        """
    }
}

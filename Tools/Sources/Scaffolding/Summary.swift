import Checks
import Layouts

extension NewFeature {
    /// What was made, and how to see it.
    func summary(of draft: Draft, in layout: Layout, isKorean: Bool) -> String {
        let lines =
            ["\(name.plural.upper) is made, one of them called \(name.singular.upper), with files in:"]
            + template.places.sorted().map { "  \($0)" }
            + ["It is wired into:"] + draft.changes.keys.sorted().map { "  \($0)" }
            + ["See it:", "  swift test --filter \(name.singular.upper)"] + example(in: layout)
            + ["Take out what your feature does not need, such as its action. Tools/remove takes it out whole."]
        let page = template.files.keys.first { $0.contains("Flow/Sentences/ko.lproj/") }
        let korean = page.map {
            ["Say in Korean what \(name.singular.article) \(name.singular.spaced) is called, under screen in \($0)"]
        }
        return (lines + (isKorean ? [] : korean ?? [])).joined(separator: "\n")
    }

    /// The commands that import the samples, which a data folder from before does not have, from the file in which the
    /// feature's rows stand, and open one by a link of the app's own scheme.
    private func example(in layout: Layout) -> [String] {
        let origins = layout.texts.filter { template.wired[$0.key] != nil }.values.compactMap {
            $0.firstMatch(of: /LinkOrigins\(schemes: \["([^"]+)"/).map { String($0.1) }
        }
        let programs = layout.texts["Package.swift"]?.firstMatch(of: /\nprogram\(\s*"([^"]+)"/).map { String($0.1) }
        guard let scheme = origins.first, let program = programs else { return [] }
        let samples = template.wired.keys.first { $0.hasSuffix("/Samples/content.jsonl") }
        return (samples.map { ["  swift run \(program) import \($0)"] } ?? [])
            + ["  swift run \(program) open \(scheme)://\(name.plural.hyphenated)/1"]
    }
}

extension RemovedFeature {
    /// What was changed, and which lines may still mean the feature.
    func summary(of files: [String], changed: [String], mentions: [String]) -> String {
        let lines =
            ["\(name.plural.upper) is gone, \(files.count) files in:"]
            + places.sorted().map { "  \($0)" } + ["Its lines are gone from:"] + changed.map { "  \($0)" }
        let retired =
            retiring.isEmpty
            ? []
            : [
                "Its migrations stay, retired, in \(retiring.joined(separator: " and ")): the app drops its tables when it",
                "next starts, and keeps the others'. If the feature was never released, delete those lines.",
            ]
        let rest =
            mentions.isEmpty ? [] : ["These lines may still mean it:"] + mentions.abridged(to: 20).map { "  \($0)" }
        return (lines + retired + rest).joined(separator: "\n")
    }
}

extension [String] {
    /// The first of many lines, and how many more there are.
    func abridged(to limit: Int) -> [String] { prefix(limit) + (count > limit ? ["and \(count - limit) more"] : []) }
}

extension NewModule {
    /// What was made, and how to see it.
    var summary: String {
        """
        \(name.upper) is made: Modules/\(layer.rawValue)/\(name.upper), and Tests/\(name.upper)Tests.
        See it:
          swift test --filter \(name.upper)Tests
        Add it to `uses:` in Package.swift of each module that imports it. What it holds stands in ARCHITECTURE.md, as
        --holds has it or by its name alone.
        """
    }
}

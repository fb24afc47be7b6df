/// What a new feature says in one language: of what the copied one says, the lines that any feature needs.
struct FeatureSentences {
    let text: String

    /// - Parameters:
    ///   - text: a `Localizable.strings` of the feature that is copied.
    ///   - title: what one of the new feature is called.
    init(of text: String, for template: FeatureTemplate, title: String) {
        let lines = text.split(separator: "\n").compactMap { line -> String? in
            guard let key = line.wholeMatch(of: /"([^"]+)" = .+/)?.1 else { return nil }
            if key == template.titleKey { return "\"\(key)\" = \"\(title)\";" }
            return template.otherKeys.contains(String(key)) ? String(line) : nil
        }
        self.text = lines.joined(separator: "\n") + "\n"
    }
}

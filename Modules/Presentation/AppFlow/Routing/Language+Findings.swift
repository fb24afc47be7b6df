public import DeepLinks

extension Language {
    /// A finding in this language. A value may have words of its own, under its name.
    public func sentence(of finding: LinkFinding) -> String {
        let key = "finding.\(finding.code)"
        let values = Dictionary(
            uniqueKeysWithValues: finding.values.map { name, value in
                let word = "finding.\(name).\(value)"
                return (name, has(word) ? sentence(word) : value)
            })
        return LinkFinding.fill(has(key) ? sentence(key) : finding.sentence, with: values)
    }

    /// The result of an explanation's step in this language; a result without sentences is the same in every language.
    public func sentence(of step: Explanation.Step) -> String {
        step.findings.isEmpty ? step.result : step.findings.map(sentence(of:)).joined(separator: "; ")
    }
}

/// A page that may name a feature's modules in the rows of its tables, wire it in its samples of Swift code, and have a
/// section that is the feature's by its heading.
struct FeaturePage {
    private let lines: [String]
    private let name: FeatureName

    init(_ text: String, of name: FeatureName) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var remainder: Remainder {
        var rest: [String] = []
        var uses: [Remainder.Line] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if let level = ownLevel(of: line) {
                index += 1
                while index < lines.count, self.level(of: lines[index]).map({ $0 > level }) ?? true { index += 1 }
            } else if line == "```swift" {
                let end = lines[(index + 1)...].firstIndex(of: "```") ?? lines.count
                let sample = sample(lines[(index + 1)..<end])
                rest += [line] + sample.rest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                uses += sample.uses.map { .init(number: $0.number + index + 1, text: $0.text) }
                index = end
            } else {
                if let row = withoutModules(line) { rest.append(row) }
                index += 1
            }
        }
        return Remainder(rest: rest.joined(separator: "\n"), uses: uses)
    }

    /// Code that imports one of the feature's modules; any other stays as it is.
    private func sample(_ lines: ArraySlice<String>) -> Remainder {
        let code = lines.joined(separator: "\n")
        let isOfFeature = lines.contains { line in name.modules.contains { line == "import \($0)" } }
        return isOfFeature
            ? FeatureCode(code, naming: NounSearch(name)).remainder : Remainder(rest: code, uses: [])
    }

    /// A row without the feature's modules; nil if it is theirs alone.
    private func withoutModules(_ line: String) -> String? {
        guard line.hasPrefix("|") else { return line }
        var row = line
        for module in name.modules.map({ "`\($0)`" }) {
            row = row.replacing(", \(module)", with: "").replacing("\(module), ", with: "")
        }
        return name.modules.contains { row.hasPrefix("| `\($0)` |") } ? nil : row
    }

    private func level(of line: String) -> Int? {
        let marks = line.prefix { $0 == "#" }.count
        return marks > 0 && line.dropFirst(marks).hasPrefix(" ") ? marks : nil
    }

    /// How deep a heading stands that begins with the feature's name.
    private func ownLevel(of line: String) -> Int? {
        guard let level = level(of: line),
            let word = line.drop(while: { $0 == "#" }).firstMatch(of: /\w+/)?.0,
            [name.plural.upper, name.singular.upper].contains(String(word))
        else { return nil }
        return level
    }
}

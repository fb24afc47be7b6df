import Checks

/// A file in which a feature is wired: the lines that it has without the feature, and those that wire it.
struct WiredText: Equatable, Sendable {
    /// Lines one below the other that wire the feature.
    struct Run: Equatable, Sendable {
        /// How many of the lines without the feature stand above.
        let place: Int
        let lines: [String]

        /// Whether they stand in a list or among arguments, with commas between.
        let isElement: Bool
    }

    let bare: [String]
    let runs: [Run]

    /// - Parameters:
    ///   - path: the file's; in a page only the rows of tables wire a feature.
    ///   - name: the feature's, which each of its lines bears, or the call or declaration around them.
    init(_ text: String, at path: String, of name: FeatureName) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let code = path.hasSuffix(".swift") ? text : ""
        let brackets = OpenBrackets(SwiftLexer(code).tokens, lineCount: lines.count)
        let isWiring = Self.marks(in: lines, brackets, isPage: path.hasSuffix(".md"), of: NounSearch(name))
        var bare: [String] = []
        var runs: [Run] = []
        var open: (first: Int, lines: [String])?
        func close() {
            guard let run = open else { return }
            let first = run.lines.first?.isEmpty == true ? run.first + 1 : run.first
            runs.append(Run(place: bare.count, lines: run.lines, isElement: brackets.isElement(first)))
            open = nil
        }
        for (index, line) in lines.enumerated() {
            guard isWiring[index] else {
                close()
                bare.append(line)
                continue
            }
            // The formatter sorts an import in among the others, each on its own.
            if line.isImport { close() }
            open = (open?.first ?? index, (open?.lines ?? []) + [line])
            if line.isImport { close() }
        }
        close()
        self.bare = bare
        self.runs = runs
    }

    private static func marks(
        in lines: [String], _ brackets: OpenBrackets, isPage: Bool, of noun: NounSearch
    ) -> [Bool] {
        var marks = lines.map { _ in false }
        for (index, line) in lines.enumerated() where (!isPage || line.hasPrefix("|")) && noun.isNamed(in: line) {
            var first = index
            // A call that begins with the feature's name as a string is its own whole.
            if index > 0, lines[index - 1].hasSuffix("("), line.bare.hasPrefix("\"") { first = index - 1 }
            var last = index
            while last + 1 < lines.count, brackets.depth(before: last + 1) > brackets.depth(before: first) { last += 1 }
            while first > 0, !line.bare.hasPrefix("//"), lines[first - 1].bare.hasPrefix("///") { first -= 1 }
            for place in first...last { marks[place] = true }
        }
        return isPage ? marks : withBlankLines(marks, in: lines)
    }

    /// Of two blank lines around a run one goes with it, and the one after an opening brace or before a closing one.
    static func withBlankLines(_ marks: [Bool], in lines: [String]) -> [Bool] {
        var result = marks
        var index = 0
        while index < lines.count {
            guard marks[index] else {
                index += 1
                continue
            }
            let first = index
            while index < lines.count, marks[index] { index += 1 }
            let isBlankBefore = first > 0 && lines[first - 1].isEmpty
            let isBlankAfter = index < lines.count && lines[index].isEmpty
            if isBlankBefore, isBlankAfter || index >= lines.count || lines[index].bare.hasPrefix("}") {
                result[first - 1] = true
            } else if isBlankAfter, first > 0, lines[first - 1].hasSuffix("{") {
                result[index] = true
            }
        }
        return result
    }
}

extension String {
    /// Without the white space around it and the comma behind it, which a formatter sets.
    var bare: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true || text.last == "," { text.removeLast() }
        return text
    }

    var isImport: Bool { wholeMatch(of: /(?:public |package |@testable )?import \w+/) != nil }
}

import Checks

/// Swift code that may wire a feature: an import, elements of a list, arguments and parameters with the feature's label, a
/// declaration or an assignment of what is called after it. Whatever else names it uses it.
struct FeatureCode {
    private let lines: [String]
    private let brackets: OpenBrackets
    private let named: Set<Int>
    private let search: any FeatureSearch

    init(_ text: String, naming search: any FeatureSearch) {
        self.search = search
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let tokens = SwiftLexer(text).tokens
        brackets = OpenBrackets(tokens, lineCount: lines.count)
        named = Set(tokens.filter(search.isNamed).map { $0.line - 1 })
    }

    var remainder: Remainder {
        var marks = lines.map { _ in false }
        var uses: [Remainder.Line] = []
        for index in lines.indices where !marks[index] {
            if isParameterNote(index) { marks[index] = true }
            guard named.contains(index), !RetiredMigrations.areNamed(in: lines[index]) else { continue }
            if let run = run(around: index) {
                for place in run { marks[place] = true }
            } else {
                uses.append(.init(number: index + 1, text: String(lines[index].bare)))
            }
        }
        let gone = WiredText.withBlankLines(marks, in: lines)
        return Remainder(rest: rest(without: gone), uses: uses)
    }

    /// What is left, without a comma before a closing parenthesis.
    private func rest(without gone: [Bool]) -> String {
        var rest: [String] = []
        for (index, line) in lines.enumerated() where !gone[index] {
            let isBehindGap = index > 0 && gone[index - 1]
            if isBehindGap, line.bare.hasPrefix(")"), rest.last?.hasSuffix(",") == true {
                rest[rest.count - 1].removeLast()
            }
            rest.append(line)
        }
        return rest.joined(separator: "\n")
    }

    /// The lines that go with a line that names the feature; nil if it does not wire it.
    private func run(around index: Int) -> ClosedRange<Int>? {
        var first = index
        // A call that begins with the feature's name as a string is its own whole.
        if index > 0, lines[index - 1].hasSuffix("("), lines[index].bare.hasPrefix("\"") { first = index - 1 }
        let end = end(of: first)
        if brackets.isElement(first) { return areElements(first...end) ? first...end : nil }
        guard let kind = CodeStatement(lines[first]).wiringKind(search, isCall: first < index || isCall(first)) else {
            return nil
        }
        if kind == .declaration {
            while first > 0, ["///", "@"].contains(where: lines[first - 1].bare.hasPrefix) { first -= 1 }
        }
        return first...end
    }

    /// The last line of what begins in a line, its body with it.
    private func end(of first: Int) -> Int {
        var last = first
        func goOn() {
            while last + 1 < lines.count, brackets.depth(before: last + 1) > brackets.depth(before: first) { last += 1 }
        }
        goOn()
        if last + 1 < lines.count, lines[last + 1].bare == "{" {
            last += 1
            goOn()
        }
        return last
    }

    /// `module("Orders", in: .domain)`
    private func isCall(_ line: Int) -> Bool {
        let tokens = SwiftLexer(lines[line]).tokens
        return tokens.count > 2 && tokens[1].text == "(" && tokens[2].kind == .string
            && tokens[2].text.first?.isUppercase == true && search.isNamed(by: tokens[2])
    }

    /// Whether lines hold whole elements, each of which names the feature; among arguments each by its label.
    private func areElements(_ run: ClosedRange<Int>) -> Bool {
        guard run.lowerBound > 0, let before = lines[run.lowerBound - 1].last, "([,".contains(before),
            run.upperBound + 1 < lines.count,
            lines[run.upperBound].hasSuffix(",") || [")", "]"].contains(lines[run.upperBound + 1].bare.prefix(1))
        else { return false }
        let isList = brackets.isInList(run.lowerBound)
        return elements(SwiftLexer(run.map { lines[$0] }.joined(separator: "\n")).tokens).allSatisfy { element in
            isList
                ? element.contains(where: search.isNamed)
                : element.count > 2 && search.isNamed(by: element[0]) && element[1].text == ":"
        }
    }

    private func elements(_ tokens: [Token]) -> [[Token]] {
        var depth = 0
        var elements: [[Token]] = [[]]
        for token in tokens {
            if token.kind == .mark, ["(", "[", "{"].contains(token.text) { depth += 1 }
            if token.kind == .mark, [")", "]", "}"].contains(token.text) { depth -= 1 }
            if depth == 0, token.kind == .mark, token.text == "," {
                elements.append([])
            } else {
                elements[elements.count - 1].append(token)
            }
        }
        return elements.filter { !$0.isEmpty }
    }

    /// `///   - orders: where orders are stored.`
    private func isParameterNote(_ index: Int) -> Bool {
        let line = lines[index].bare
        guard line.hasPrefix("///"), let note = line.prefixMatch(of: /\/\/\/ +- (\w+):/),
            let token = SwiftLexer(String(note.1)).tokens.first
        else { return false }
        return search.isNamed(by: token)
    }
}

import Checks

/// Takes out of Swift code the elements of its lists that name something: `.campus` in `[.campus, .messenger]`. In a
/// manifest, calls that declare it go, too.
struct ListCut {
    private let belongings: Belongings

    init(_ belongings: Belongings) {
        self.belongings = belongings
    }

    func callAsFunction(_ text: String, isManifest: Bool = false) -> String {
        var bytes = Array(text.utf8)
        while let range = firstElement(in: bytes, isManifest: isManifest) { bytes.removeSubrange(range) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The bytes of the first element to go, with its comma or its line.
    private func firstElement(in bytes: [UInt8], isManifest: Bool) -> Range<Int>? {
        let lexer = SwiftLexer(String(decoding: bytes, as: UTF8.self))
        let tokens = lexer.tokens
        var open: [Int] = []
        var opening: [[Int]] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .mark, [")", "]", "}"].contains(token.text) { _ = open.popLast() }
            opening.append(open)
            if token.kind == .mark, ["(", "[", "{"].contains(token.text) { open.append(index) }
        }
        for index in tokens.indices where names(tokens[index]) || (isManifest && declares(tokens[index])) {
            if let list = list(around: opening[index], in: tokens) {
                return element(with: index, in: list, opening, lexer, bytes)
            }
            if isManifest, let call = opening[index].first, tokens[call].text == "(", call > 0 {
                return statement(from: call, in: lexer, bytes, opening)
            }
        }
        return nil
    }

    private func names(_ token: Token) -> Bool {
        switch token.kind {
        case .word: belongings.keys.contains(token.text)
        case .string:
            belongings.targets.contains(token.text) || belongings.keys.contains(token.text)
                || belongings.links.contains { token.text.contains($0) }
        case .mark: false
        }
    }

    /// A manifest speaks of a program in names that are made of its own, too.
    private func declares(_ token: Token) -> Bool {
        guard token.kind == .string else { return false }
        return belongings.products.contains(token.text)
            || belongings.keys.contains { token.text.lowercased().contains($0) }
    }

    /// The innermost list around a token, unless a closure or a block lies between.
    private func list(around opening: [Int], in tokens: [Token]) -> Int? {
        for index in opening.reversed() {
            if tokens[index].text == "{" { return nil }
            if tokens[index].text == "[", !isSubscript(index, in: tokens) { return index }
        }
        return nil
    }

    private func isSubscript(_ index: Int, in tokens: [Token]) -> Bool {
        guard index > 0, tokens[index].touchesPrevious else { return false }
        let before = tokens[index - 1]
        return before.kind == .word || [")", "]", "?"].contains(before.text)
    }

    private func element(
        with index: Int, in list: Int, _ opening: [[Int]], _ lexer: SwiftLexer, _ bytes: [UInt8]
    ) -> Range<Int> {
        func separates(_ other: Int) -> Bool { lexer.tokens[other].text == "," && opening[other].last == list }
        let start = (list..<index).last { $0 == list || separates($0) } ?? list
        let end =
            lexer.tokens.indices[index...].first {
                $0 > index
                    && (separates($0) || (lexer.tokens[$0].text == "]" && opening[$0].count == opening[list].count))
            } ?? lexer.tokens.count - 1
        if start != list { return lexer.ranges[start].lowerBound..<lexer.ranges[end].lowerBound }
        let isAlone = lexer.tokens[end].text == "]"
        var upper = isAlone ? lexer.ranges[end].lowerBound : lexer.ranges[end].upperBound
        while !isAlone, upper < bytes.count, bytes[upper] == UInt8(ascii: " ") { upper += 1 }
        return lexer.ranges[start].upperBound..<upper
    }

    /// A call that stands for itself, from the beginning of its line to the end of its last.
    private func statement(
        from call: Int, in lexer: SwiftLexer, _ bytes: [UInt8], _ opening: [[Int]]
    ) -> Range<Int> {
        let end = lexer.tokens.indices[call...].first { $0 > call && opening[$0].isEmpty } ?? lexer.tokens.count - 1
        var lower = lexer.ranges[call].lowerBound
        var upper = lexer.ranges[end].upperBound
        while lower > 0, bytes[lower - 1] != UInt8(ascii: "\n") { lower -= 1 }
        while upper < bytes.count, bytes[upper] != UInt8(ascii: "\n") { upper += 1 }
        return lower..<min(upper + 1, bytes.count)
    }
}

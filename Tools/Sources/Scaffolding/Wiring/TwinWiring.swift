/// Puts the twins of a file into it.
struct TwinWiring {
    private let path: String
    private let noun: FeatureName
    private let earlier: [FeatureName]
    private let written: (String) -> String

    /// - Parameters:
    ///   - path: the file's, for what is said of it.
    ///   - noun: what the feature that is copied is called.
    ///   - earlier: the features that the layout has; a new one is wired after them.
    ///   - written: puts the copy's words in the place of those.
    init(_ path: String, noun: FeatureName, earlier: [FeatureName], written: @escaping (String) -> String) {
        self.path = path
        self.noun = noun
        self.earlier = earlier
        self.written = written
    }

    /// The text with those twins that it has not yet.
    /// - Throws: `NewError.failed` if an anchor does not stand where it should.
    func callAsFunction(_ twins: [Twin], in text: String) throws(NewError) -> String {
        var text = text
        for twin in twins { text = try adding(twin, to: text) }
        return ImportBlocks.sorted(text)
    }

    private func adding(_ twin: Twin, to text: String) throws(NewError) -> String {
        let scope = try scope(of: twin, in: text)
        let bare = BareText(text)
        func places(_ piece: String) -> [Range<String.Index>] {
            bare.ranges(of: piece).filter { scope.contains($0.lowerBound) }
        }
        if !places(written(twin.mark)).isEmpty { return text }
        let anchors = places(twin.anchor)
        guard let anchor = anchors.first, anchors.count == 1 || twin.scope != nil else {
            throw .failed(
                "\(path) has `\(twin.anchor)` \(anchors.isEmpty ? "nowhere" : "more than once"), beside which something "
                    + "new would be wired: change it back, or Tools/Sources/Scaffolding with it.")
        }
        var end = anchor.upperBound
        let earlier = try pattern(of: twin)
        while let next = bare.end(of: earlier, after: end) { end = next }
        var result = text
        let joint = twin.joint.replacing("\n", with: "\n" + indent(at: anchor.lowerBound, in: text))
        result.insert(contentsOf: joint.replacing(/\n +\n/, with: "\n\n") + written(twin.text), at: end)
        return result
    }

    /// From the scope's beginning to the next blank line.
    private func scope(of twin: Twin, in text: String) throws(NewError) -> Range<String.Index> {
        guard let scope = twin.scope else { return text.startIndex..<text.endIndex }
        guard let start = BareText(text).ranges(of: scope).first?.lowerBound else {
            throw .failed(
                "\(path) has `\(scope)` nowhere, below which something new would be wired: change it back, or "
                    + "Tools/Sources/Scaffolding with it.")
        }
        let end = text[start...].firstRange(of: "\n\n")?.lowerBound
        return start..<(end ?? text.endIndex)
    }

    /// What wires a feature that was made before, and the joint before it.
    private func pattern(of twin: Twin) throws(NewError) -> Regex<AnyRegexOutput> {
        let nouns = Self.forms(of: noun)
        let open = (twin.joint + twin.text).replacing(/[A-Za-z][a-z]*/) { match in
            nouns.contains(String(match.0)) ? "\u{1}" : String(match.0)
        }
        let forms = (earlier + [noun]).flatMap(Self.forms).sorted { $0.count > $1.count }
        let any = "(?:\(forms.joined(separator: "|")))"
        let escaped = open.replacing(/\{\w+\}/, with: "\u{2}").filter { !$0.isWhitespace }.map { letter in
            switch letter {
            case "\u{1}": any
            case "\u{2}": #"[^"]*"#
            default: letter.isLetter || letter.isNumber ? String(letter) : "\\\(letter)"
            }
        }
        do {
            return try Regex(escaped.joined())
        } catch {
            throw .failed("`\(twin.text)` cannot be looked for: \(error)")
        }
    }

    private static func forms(of name: FeatureName) -> [String] {
        [name.plural, name.singular].flatMap { [$0.upper, $0.lower, $0.hyphenated, $0.spaced.filter { $0 != " " }] }
    }

    private func indent(at place: String.Index, in text: String) -> String {
        let line = text[..<place].lastIndex(of: "\n").map { text.index(after: $0) } ?? text.startIndex
        return String(text[line...].prefix { $0 == " " })
    }
}

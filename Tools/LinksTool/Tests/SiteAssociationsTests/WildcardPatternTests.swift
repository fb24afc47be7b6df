import SiteAssociations
import Testing

@Suite struct WildcardPatternTests {
    /// What stands in patterns, and the texts that it takes; nil for `*`.
    private static let pieces: [(pattern: String, texts: [String]?)] = [
        ("*", nil), ("?", ["a", "b", "K", "R"]), ("a", ["a"]), ("b", ["b"]), ("$(region)", ["KR"]),
        ("$(v)", ["a", "ab", ""]), ("$(w)", ["abb", "b"]), ("$(none)", []), ("$(lower)", ["a", "b"]),
    ]

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `U22: a pattern takes what trying each of its pieces takes`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        // A third of the pieces are wildcards, that are where it is easy to be wrong.
        let pattern = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            Int.random(in: 0..<3, using: &generator) == 0
                ? Self.pieces[0] : Self.pieces[Int.random(in: 1..<Self.pieces.count, using: &generator)]
        }
        let file = try association(
            ##"[{"#":"\##(pattern.map(\.pattern).joined())"}]"##,
            variables: #"{"v":["a","ab",""],"w":["abb","b"],"none":[]}"#)
        for _ in 0..<20 {
            let text = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
                ["a", "b", "KR", "K"][Int.random(in: 0..<4, using: &generator)]
            }.joined()
            let isTaken = takes(text[...], pattern[...])
            #expect(
                try file.decision(for: "/#" + text) == (isTaken ? .match : nil), "\(pattern.map(\.pattern)) \(text)")
        }
    }

    private func takes(_ text: Substring, _ pattern: ArraySlice<(pattern: String, texts: [String]?)>) -> Bool {
        guard let piece = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        guard let texts = piece.texts else { return (0...text.count).contains { takes(text.dropFirst($0), rest) } }
        return texts.contains { text.hasPrefix($0) && takes(text.dropFirst($0.count), rest) }
    }

    @Test(
        "U16: patterns full of wildcards and variables stay cheap", .serialized, .timeLimit(.minutes(2)),
        arguments: ["*a", "*$(lang)", "*$(alpha)", "?*", "*$(v)", "$(v)", "$(lang)", "$(empty)*", "$(", "a"])
    func costs(repeated: String) throws {
        // As many as a file can hold, or as are not yet too complex; a sixth of that where there is no time.
        let part = isThorough ? 1 : 6
        let count = (repeated.contains("(v)") ? 900 : 30_000 / max(repeated.utf8.count, 7)) / part
        let pattern = String(repeating: repeated, count: count) + "!"
        let file = try association(
            #"[{"/":"*\#(pattern)"},{"?":{"q":"\#(pattern)"}}]"#,
            variables: #"{"v":["en","enen","e*","?"],"empty":[""]}"#)
        for text in ["en", "a"].map({ String(repeating: $0, count: 7_600 / part / $0.utf8.count) }) {
            #expect(try file.decision(for: "/" + text) == nil)
        }
        let values = (0..<1_100).map { "q=\($0)" }.joined(separator: "&")
        #expect(try file.decision(for: "/?" + values) == nil)
    }

    @Test(
        arguments: [
            // The values of a variable count as often as it is named, be they of nothing.
            (String(repeating: "$(v)", count: 10), Array(repeating: "", count: 20_000)),
            (String(repeating: "$(v)", count: 10_000), [String(repeating: "a", count: 60_000)]),
        ])
    func `U16: a small file whose variables make it huge is refused`(pattern: String, values: [String]) throws {
        let list = values.map { #""\#($0)""# }.joined(separator: ",")
        let file = try association(#"[{"/":"\#(pattern)"}]"#, variables: #"{"v":[\#(list)]}"#)
        #expect(throws: SiteAssociationFileError.tooComplex) { try SiteAssociationMatcher(file) }
    }
}

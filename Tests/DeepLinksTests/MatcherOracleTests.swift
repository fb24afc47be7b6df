import DeepLinks
import TestSupport
import Testing

/// Holds the table to an oracle that tries all patterns by themselves and knows no tree.
@Suite struct MatcherOracleTests {
    @Test(arguments: Seeds.first(20, of: 1_000))
    func `U16: a random table finds what comparing all patterns finds`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let patterns = randomPatterns(using: &generator)
        let table = try LinkTable(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
        for _ in 0..<60 {
            let path = randomPieces(from: ["a", "b", "c", "%61"], upTo: 6, using: &generator)
            let match = try table.match(path: "/" + path.joined(separator: "/"))
            let expected = oracle(patterns, path.map { $0 == "%61" ? "a" : $0 })
            #expect(match?.index == expected, "seed \(seed): \(path) in \(patterns)")
        }
    }

    /// The index of the pattern with the least sequence of ranks, among those that take the path.
    private func oracle(_ patterns: [String], _ path: [String]) -> Int? {
        let takers = patterns.indices.compactMap { index in
            ranks(of: patterns[index].split(separator: "/").map(String.init), over: path).map { (index, $0) }
        }
        return takers.min { $0.1.lexicographicallyPrecedes($1.1) }?.0
    }

    private func ranks(of pattern: [String], over path: [String]) -> [Int]? {
        guard let piece = pattern.first else { return path.isEmpty ? [] : nil }
        guard let segment = path.first else { return nil }
        if piece.hasPrefix("*") { return [2] }
        guard piece.hasPrefix(":") || piece == segment else { return nil }
        let rest = ranks(of: Array(pattern.dropFirst()), over: Array(path.dropFirst()))
        return rest.map { [piece.hasPrefix(":") ? 1 : 0] + $0 }
    }

    /// Patterns of different shapes, in random order.
    private func randomPatterns(using generator: inout SeededGenerator) -> [String] {
        var shapes: Set<[String]> = []
        for _ in 0..<Int.random(in: 1...25, using: &generator) {
            var shape = randomPieces(from: ["a", "b", ":"], upTo: 5, using: &generator)
            if Int.random(in: 0..<4, using: &generator) == 0 { shape.append("*") }
            shapes.insert(shape)
        }
        let patterns = shapes.map { shape in
            "/" + shape.enumerated().map { $1 == ":" || $1 == "*" ? "\($1)p\($0)" : $1 }.joined(separator: "/")
        }
        return patterns.sorted().shuffled(using: &generator)
    }

    private func randomPieces(
        from pieces: [String], upTo count: Int, using generator: inout SeededGenerator
    ) -> [String] {
        (0..<Int.random(in: 0...count, using: &generator)).map { _ in
            pieces[Int.random(in: pieces.indices, using: &generator)]
        }
    }
}

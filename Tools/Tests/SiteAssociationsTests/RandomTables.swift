import DeepLinks
import Foundation

/// Random tables of a few segments, for channels of any trust, with and without parameters that a link must carry.
struct RandomTables {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func table() throws -> LinkTable {
        var shapes: Set<[String]> = []
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            let hasParameters = Bool.random(using: &generator)
            var shape = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                pick(hasParameters ? ["a", "b", ":"] : ["a", "b"])
            }
            // What stands before a catch-all is spelled out: a wildcard there would take slashes too.
            if !shape.contains(":"), shape.count < 3, Int.random(in: 0...3, using: &generator) == 0 {
                shape.append("*")
            }
            shapes.insert(shape)
        }
        let declarations = try shapes.sorted { $0.lexicographicallyPrecedes($1) }.shuffled(using: &generator)
            .map { try declaration(of: $0) }
        return try LinkTable(declarations, origins: origins)
    }

    private mutating func declaration(of shape: [String]) throws -> LinkDeclaration {
        let pattern = "/" + shape.enumerated().map { ":*".contains($1) ? "\($1)p\($0)" : $1 }.joined(separator: "/")
        var parameters: [ParameterDeclaration] = []
        if Int.random(in: 0...2, using: &generator) == 0 { parameters.append(LinkParameter("q", Int.self).declaration) }
        if let place = shape.firstIndex(of: ":"), Bool.random(using: &generator) {
            parameters.append(LinkParameter("p\(place)", UUID.self).declaration)
        }
        return LinkDeclaration(
            try LinkPattern(pattern), parameters: parameters,
            minimumSource: [.scheme, .scheme, .universalLink, .push].randomElement(using: &generator) ?? .scheme)
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts[Int.random(in: texts.indices, using: &generator)]
    }
}

/// Routes made of fifty words, more and more alike than any app's.
enum SyntheticRoutes {
    private static let words = """
        account activity album article badge board calendar card cart category channel chat comment coupon detail draft event \
        feed follower gallery group help history home invite item likes list map member message news note notification order \
        photo place poll profile ranking review room search settings shop status story team ticket video
        """.split(separator: " ").map(String.init)

    static func patterns(_ count: Int) -> [String] {
        var generator = SeededGenerator(state: 1)
        var shapes: Set<[String]> = []
        var patterns: [String] = []
        while patterns.count < count {
            let length = Int.random(in: 3...6, using: &generator)
            var shape = (0..<length).map { _ in words[Int.random(in: words.indices, using: &generator)] }
            let places = (1..<length).shuffled(using: &generator)
            for place in places.prefix(Int.random(in: 0...3, using: &generator)) { shape[place] = ":" }
            guard shapes.insert(shape).inserted else { continue }
            patterns.append(shape.enumerated().map { $1 == ":" ? ":id\($0)" : $1 }.joined(separator: "/"))
        }
        return patterns
    }
}

/// SplitMix64: the same routes in each run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A pattern with `*`, `?` and variables, ready to be held against texts (Apple, "applinks.Details.Components").
///
/// It keeps the set of places that it can have reached, so that its cost is its length times the text's, whatever it
/// holds.
struct WildcardPattern: Sendable {
    indirect enum Element: Sendable {
        case scalar(Unicode.Scalar)
        /// `?`
        case any
        /// `*`, which takes slashes too.
        case rest
        /// A character out of a predefined set.
        case member(CharacterSet)
        /// A code out of a predefined list, all of a length in the range.
        case code(Set<String>, lengths: ClosedRange<Int>)
        /// One of a variable's values; the size is theirs together.
        case choice([[Element]], size: Int)
    }

    enum CharacterSet: Sendable {
        case upper, lower, alpha, digit, alnum, xdigit
    }

    let elements: [Element]
    let isCaseSensitive: Bool

    /// A variable that nobody defined has no value, so nothing matches.
    init(_ text: String, variables: SubstitutionVariables, isCaseSensitive: Bool) {
        self.isCaseSensitive = isCaseSensitive
        var elements: [Element] = []
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            if scalar == "$", rest.first == "(", let end = rest.firstIndex(of: ")") {
                let name = String(String.UnicodeScalarView(rest[..<end].dropFirst()))
                elements.append(variables.element(named: name, isCaseSensitive: isCaseSensitive))
                rest = rest[(end + 1)...]
            } else {
                elements.append(Element(scalar, isCaseSensitive: isCaseSensitive))
            }
        }
        self.elements = elements
    }

    /// How many elements are looked at in one place of a text at most.
    var size: Int { elements.reduce(0) { $0 + $1.size } }

    func matches(_ text: String) -> Bool {
        let scalars = text.unicodeScalars.map { isCaseSensitive ? $0 : $0.folded }
        return Self.advance([0], over: elements, in: scalars).last == scalars.count
    }

    /// Where the elements can end, in rising order, if they begin at one of the places.
    private static func advance(_ places: [Int], over elements: [Element], in text: [Unicode.Scalar]) -> [Int] {
        var places = places
        for element in elements {
            guard let first = places.first else { return [] }
            switch element {
            case .scalar(let scalar): places = step(places) { text.indices.contains($0) && text[$0] == scalar }
            case .any: places = step(places) { $0 < text.count }
            case .rest: places = Array(first...text.count)
            case .member(let set): places = step(places) { text.indices.contains($0) && set.contains(text[$0]) }
            case .code(let codes, let lengths): places = ends(of: codes, lengths, from: places, in: text)
            case .choice(let values, _):
                places = union(values.map { advance(places, over: $0, in: text) }, upTo: text.count)
            }
        }
        return places
    }

    private static func step(_ places: [Int], where takes: (Int) -> Bool) -> [Int] {
        places.compactMap { takes($0) ? $0 + 1 : nil }
    }

    private static func ends(
        of codes: Set<String>, _ lengths: ClosedRange<Int>, from places: [Int], in text: [Unicode.Scalar]
    ) -> [Int] {
        let ends = lengths.map { length in
            places.compactMap { place -> Int? in
                guard place + length <= text.count else { return nil }
                let piece = String(String.UnicodeScalarView(text[place..<(place + length)]))
                return codes.contains(piece) ? place + length : nil
            }
        }
        return union(ends, upTo: text.count)
    }

    private static func union(_ sets: [[Int]], upTo last: Int) -> [Int] {
        let sets = sets.filter { !$0.isEmpty }
        guard sets.count > 1 else { return sets.first ?? [] }
        var isReached = Array(repeating: false, count: last + 1)
        for place in sets.joined() { isReached[place] = true }
        return isReached.indices.filter { isReached[$0] }
    }
}

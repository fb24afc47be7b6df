/// A pattern with `*`, `?` and variables, ready to be held against texts (Apple, "applinks.Details.Components").
///
/// It keeps the set of places that it can have reached, a bit each, so that an element costs a 64th of the text's length,
/// whatever the pattern holds.
struct WildcardPattern: Sendable {
    indirect enum Element: Sendable {
        case scalar(Unicode.Scalar)
        /// `?`
        case any
        /// `*`, which takes slashes too.
        case rest
        /// A character out of a predefined set.
        case member(CharacterSet)
        /// A code out of a predefined list.
        case code(CodeList)
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
        let lastEnd = rest.lastIndex(of: ")") ?? rest.startIndex
        while let scalar = rest.popFirst() {
            if scalar == "$", rest.first == "(", rest.startIndex < lastEnd, let end = rest.firstIndex(of: ")") {
                let name = String(String.UnicodeScalarView(rest[..<end].dropFirst()))
                elements.append(variables.element(named: name, isCaseSensitive: isCaseSensitive))
                rest = rest[(end + 1)...]
            } else {
                elements.append(Element(scalar, isCaseSensitive: isCaseSensitive))
            }
        }
        self.elements = elements
    }

    /// How many steps it takes over a text at most.
    var size: Int { elements.reduce(0) { $0 + $1.size } }

    /// Whether it takes each of the texts.
    func matches(_ texts: WildcardTexts) -> Bool {
        let marks = texts.marks(isCaseSensitive: isCaseSensitive)
        return marks.ends.isSubset(of: Self.advance(marks.starts, over: elements, in: marks))
    }

    /// Where the elements can end if they begin at one of the places.
    private static func advance(_ places: BitSet, over elements: [Element], in marks: TextMarks) -> BitSet {
        var places = places
        for element in elements {
            if places.isEmpty { break }
            switch element {
            case .scalar(let scalar): places.step(over: marks.places(of: scalar))
            case .any: places.step(over: marks.inside)
            case .rest: places.flood(through: marks.inside)
            case .member(let set): places.step(over: marks.places(of: set))
            case .code(let list):
                let codes = marks.places(of: list)
                var long = places
                places.step(over: codes.short, by: 2)
                long.step(over: codes.long, by: 3)
                places.formUnion(long)
            case .choice(let values, _):
                let starts = places
                places.removeAll()
                for value in values { places.formUnion(advance(starts, over: value, in: marks)) }
            }
        }
        return places
    }
}

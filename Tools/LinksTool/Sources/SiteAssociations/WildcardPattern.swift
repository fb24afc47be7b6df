/// A pattern with `*`, `?` and variables, as ``PatternReader`` reads it (Apple, "applinks.Details.Components").
///
/// It keeps the places of a text that it can have reached. Before a further `*` only the first of them counts, so that
/// a pattern of many costs no more than its length and the text's together.
struct WildcardPattern: Sendable {
    indirect enum Element: Sendable {
        case scalar(Unicode.Scalar)
        /// `?`
        case any
        /// `*`, which takes slashes too.
        case rest
        case member(of: [ClosedRange<Unicode.Scalar>])
        case code(of: CodeList)
        /// One of a variable's values; the size is theirs together.
        case choice([[Element]], size: Int)
    }

    typealias Text = [Unicode.Scalar]

    let elements: [Element]

    /// How many steps it takes over a text at most, each as long as the text.
    let size: Int

    init(elements: [Element]) {
        size = elements.reduce(0) { size, element in
            switch element {
            case .scalar, .any, .rest, .member: size + 1
            case .code: size + 2
            case .choice(_, let choiceSize): size + choiceSize
            }
        }
        // A variable of empty values takes nothing, and `**` no more than `*`.
        self.elements = elements.reduce(into: []) { kept, element in
            if element.isEmpty || element.isRest && kept.last?.isRest == true { return }
            kept.append(element)
        }
    }

    func matches(_ text: Text) -> Bool {
        elements.shortestLength <= text.count && Self.ends(of: elements[...], from: [0], in: text).last == text.count
    }

    /// The places where elements can end that begin at one of some places, in order.
    private static func ends(of elements: ArraySlice<Element>, from starts: [Int], in text: Text) -> [Int] {
        var (places, rest) = (starts, elements)
        while let first = places.first, let element = rest.popFirst() {
            switch element {
            case .scalar(let scalar): step(&places, in: text) { $0 == scalar }
            case .any: step(&places, in: text) { _ in true }
            case .member(let ranges): step(&places, in: text) { scalar in ranges.contains { $0.contains(scalar) } }
            case .code(let list): places = merged([2, 3].map { list.ends(ofLength: $0, from: places, in: text) })
            case .choice(let values, _): places = merged(values.map { ends(of: $0[...], from: places, in: text) })
            case .rest:
                if let next = rest.firstIndex(where: \.isRest) {
                    places = firstEnd(of: rest[..<next], from: first, in: text).map { [$0] } ?? []
                    rest = rest[next...]
                } else {
                    places = Array(first...text.count)
                }
            }
        }
        return places
    }

    /// The first place where elements can end that begin at `start` or behind it; it tries few starts, then more at
    /// once.
    private static func firstEnd(of elements: ArraySlice<Element>, from start: Int, in text: Text) -> Int? {
        var (start, count) = (start, 1)
        let last = text.count - elements.shortestLength
        var end: Int?
        while start <= last, start < end ?? .max {
            let next = min(start + count, last + 1)
            let found = ends(of: elements, from: Array(start..<next), in: text).first
            end = [end, found].compactMap(\.self).min()
            (start, count) = (next, count * 4)
        }
        return end
    }

    private static func step(_ places: inout [Int], in text: Text, over isTaken: (Unicode.Scalar) -> Bool) {
        var count = 0
        for index in places.indices where places[index] < text.count && isTaken(text[places[index]]) {
            places[count] = places[index] + 1
            count += 1
        }
        places.removeLast(places.count - count)
    }

    /// Lists of places as one, in order.
    private static func merged(_ lists: [[Int]]) -> [Int] {
        let lists = lists.filter { !$0.isEmpty }
        guard lists.count > 1, let first = lists.map({ $0[0] }).min(), let last = lists.map({ $0[$0.count - 1] }).max()
        else { return lists.first ?? [] }
        var isReached = Array(repeating: false, count: last - first + 1)
        for list in lists { for place in list { isReached[place - first] = true } }
        return (first...last).filter { isReached[$0 - first] }
    }
}

extension WildcardPattern.Element {
    fileprivate var isRest: Bool { if case .rest = self { true } else { false } }

    fileprivate var isEmpty: Bool {
        if case .choice(let values, _) = self { !values.isEmpty && values.allSatisfy(\.isEmpty) } else { false }
    }
}

extension Sequence<WildcardPattern.Element> {
    /// How long a text is at least that they take, by which most are told apart before any place is looked at.
    fileprivate var shortestLength: Int {
        reduce(0) { length, element in
            switch element {
            case .scalar, .any, .member: length + 1
            case .code: length + 2
            case .rest: length
            case .choice(let values, _): length + (values.map(\.shortestLength).min() ?? 0)
            }
        }
    }
}

/// Codes of two or three letters.
struct CodeList: Sendable {
    private let codes: Set<UInt64>

    init(_ codes: [String]) { self.codes = Set(codes.map { Self.number(of: $0.unicodeScalars) }) }

    func ends(ofLength length: Int, from starts: [Int], in text: WildcardPattern.Text) -> [Int] {
        starts.filter { $0 + length <= text.count && codes.contains(Self.number(of: text[$0..<$0 + length])) }
            .map { $0 + length }
    }

    /// A scalar has 21 bits; the one in front tells a shorter code from one that begins with zero.
    private static func number(of code: some Sequence<Unicode.Scalar>) -> UInt64 {
        code.reduce(1) { $0 << 21 | UInt64($1.value) }
    }
}

/// Where in texts, put one behind the other, which characters stand; behind each of them is a place for its end.
final class TextMarks {
    private let scalars: [Unicode.Scalar?]
    private let places: [Unicode.Scalar: BitSet]
    private let none: BitSet
    let starts: BitSet
    let ends: BitSet
    /// All but the ends.
    let inside: BitSet
    private var sets: [WildcardPattern.CharacterSet: BitSet] = [:]
    private var codes: [CodeList: (short: BitSet, long: BitSet)] = [:]

    init(_ texts: [[Unicode.Scalar]]) {
        var scalars: [Unicode.Scalar?] = []
        scalars.reserveCapacity(texts.reduce(0) { $0 + $1.count + 1 })
        for text in texts {
            scalars += text
            scalars.append(nil)
        }
        let none = BitSet(capacity: scalars.count)
        var places: [Unicode.Scalar: BitSet] = [:]
        var (starts, ends, inside) = (none, none, none)
        var isStart = true
        for (place, scalar) in scalars.enumerated() {
            if isStart { starts.insert(place) }
            if let scalar {
                places[scalar, default: none].insert(place)
                inside.insert(place)
            } else {
                ends.insert(place)
            }
            isStart = scalar == nil
        }
        self.scalars = scalars
        self.places = places
        self.none = none
        self.starts = starts
        self.ends = ends
        self.inside = inside
    }

    func places(of scalar: Unicode.Scalar) -> BitSet { places[scalar] ?? none }

    func places(of set: WildcardPattern.CharacterSet) -> BitSet {
        if let known = sets[set] { return known }
        let found = filter { scalars[$0].map(set.contains) ?? false }
        sets[set] = found
        return found
    }

    /// Where a code of two characters begins, and where one of three.
    func places(of list: CodeList) -> (short: BitSet, long: BitSet) {
        if let known = codes[list] { return known }
        let found = (filter { holds(list, at: $0, length: 2) }, filter { holds(list, at: $0, length: 3) })
        codes[list] = found
        return found
    }

    private func holds(_ list: CodeList, at place: Int, length: Int) -> Bool {
        place + length <= scalars.count && list.contains(scalars[place..<(place + length)])
    }

    private func filter(_ isIncluded: (Int) -> Bool) -> BitSet {
        var found = none
        for place in scalars.indices where isIncluded(place) { found.insert(place) }
        return found
    }
}

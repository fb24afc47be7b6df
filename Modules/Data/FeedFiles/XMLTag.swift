/// One tag as it stands in a document, which may be more than XML allows.
struct XMLTag {
    enum Kind {
        case start, empty, end
    }

    let kind: Kind
    let name: ArraySlice<UInt8>
    /// The first that are well-formed, each with its name and its value in quotes.
    private(set) var attributes: [ArraySlice<UInt8>] = []
    /// Whether `attributes` are all that it has, with blanks between them.
    private(set) var isWellFormed = true
    private(set) var hasTooManyAttributes = false
    /// From `<` to `>`.
    private(set) var bytes: ArraySlice<UInt8>

    /// Far beyond a feed's: a parser compares each one of an element with all before it.
    private static let attributeLimit = 100

    /// - Parameter source: what begins with `<`.
    /// - Returns: nil if that begins no tag, or one that does not end before the next.
    init?(_ source: ArraySlice<UInt8>) {
        var rest = source.dropFirst()
        let isEnd = rest.first == UInt8(ascii: "/")
        if isEnd { rest = rest.dropFirst() }
        guard rest.first?.beginsName == true else { return nil }
        name = rest.prefix { !$0.endsName }
        rest = rest[name.endIndex...]
        var isEmpty = false
        while rest.first != UInt8(ascii: ">") {
            let isApart = rest.first?.isBlank == true
            rest = rest.drop(while: \.isBlank)
            guard let byte = rest.first, byte != UInt8(ascii: "<") else { return nil }
            if rest.starts(with: "/>".utf8), !isEnd {
                isEmpty = true
                rest = rest.dropFirst()
            } else if byte != UInt8(ascii: ">") {
                guard let (length, isAttribute) = Self.attribute(rest) else { return nil }
                hasTooManyAttributes = attributes.count == Self.attributeLimit
                if isAttribute, !isEnd, !hasTooManyAttributes { attributes.append(rest.prefix(length)) }
                if hasTooManyAttributes || !isAttribute || !isApart || isEnd { isWellFormed = false }
                rest = rest.dropFirst(length)
            }
        }
        kind = isEnd ? .end : isEmpty ? .empty : .start
        bytes = source[...rest.startIndex]
    }

    /// How long it is, and whether it is well-formed; nil if the tag has no end.
    private static func attribute(_ source: ArraySlice<UInt8>) -> (length: Int, isWellFormed: Bool)? {
        let name = source.prefix { !$0.endsName }
        let sign = source[name.endIndex...].drop(while: \.isBlank)
        // One byte at least, so that the reading goes on.
        guard sign.first == UInt8(ascii: "=") else { return (max(name.count, 1), false) }
        let value = sign.dropFirst().drop(while: \.isBlank)
        guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let end = value.firstIndex { $0.isBlank || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
            return ((end ?? value.endIndex) - source.startIndex, false)
        }
        guard let end = value.dropFirst().firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
            value[end] == quote
        else { return nil }
        return (end + 1 - source.startIndex, name.first?.beginsName == true)
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    fileprivate var endsName: Bool { isBlank || "/>=<\"'".utf8.contains(self) }

    /// Of characters beyond ASCII nearly all do.
    fileprivate var beginsName: Bool {
        self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self == UInt8(ascii: "_")
            || self == UInt8(ascii: ":")
    }
}

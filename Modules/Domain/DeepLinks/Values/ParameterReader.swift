/// Reads a parameter's values where they stand in a link.
///
/// Its place follows from the pattern: a name in the path, else a query item.
struct ParameterReader<Value: LinkValue>: Sendable {
    private let name: String
    private let bytes: ContiguousArray<UInt8>

    /// What stands at a place.
    private enum Reading {
        case absent
        case value(Value)
        /// As the link carries it.
        case unreadable(String)
    }

    init(_ name: String) {
        self.name = name
        bytes = ContiguousArray(name.utf8)
    }

    /// Nil for a link without the parameter.
    ///
    /// - Throws: `invalidParameter` if the first one is not what it is declared as.
    func first(in match: LinkMatch) throws(LinkError) -> Value? {
        guard case .link(let link) = match.content else { return try values(inPartsOf: match, limit: 1).first }
        let reading = link.text.withBytes { text -> Reading in
            if let capture = capture(of: match.pattern) {
                return read(link.places.capture(capture, in: text), of: text)
            }
            var query = QueryPlaces(link.places.query)
            return query.nextValue(of: bytes.span, in: text).map { read($0, of: text) } ?? .absent
        }
        return try value(of: reading)
    }

    /// - Throws: `invalidParameter` for the first one that is not what it is declared as.
    func all(in match: LinkMatch) throws(LinkError) -> [Value] {
        guard case .link(let link) = match.content, capture(of: match.pattern) == nil else {
            if case .link = match.content { return try first(in: match).map { [$0] } ?? [] }
            return try values(inPartsOf: match)
        }
        var values: [Value] = []
        var query = QueryPlaces(link.places.query)
        while true {
            let reading = link.text.withBytes { text in
                query.nextValue(of: bytes.span, in: text).map { read($0, of: text) } ?? .absent
            }
            guard let value = try value(of: reading) else { return values }
            values.append(value)
        }
    }

    private func capture(of pattern: LinkPattern) -> LinkPattern.Capture? {
        for index in pattern.captures.indices
        where pattern.captures[index].name.withBytes({ $0.isExactly(bytes.span) }) {
            return pattern.captures[index]
        }
        return nil
    }

    @inline(__always)
    private func read(_ place: Range<Int>, of text: Span<UInt8>) -> Reading {
        let raw = text.extracting(place)
        if raw.first(UInt8(ascii: "%"), from: 0, to: raw.count) == raw.count {
            guard raw.count > 0, let value = Value(linkBytes: raw) else { return .unreadable(raw.text) }
            return .value(value)
        }
        guard let decoded = try? PercentCoding.decoded(raw) else { return .unreadable(raw.text) }
        return Value(linkText: decoded).map { .value($0) } ?? .unreadable(decoded)
    }

    private func value(of reading: Reading) throws(LinkError) -> Value? {
        switch reading {
        case .absent: nil
        case .value(let value): value
        case .unreadable(let found): throw unreadable(found)
        }
    }

    private func unreadable(_ found: String) -> LinkError {
        .invalidParameter(name: name, expected: Value.linkTypeName, found: found)
    }

    /// The same where a match was made from texts.
    private func values(inPartsOf match: LinkMatch, limit: Int = .max) throws(LinkError) -> [Value] {
        var values: [Value] = []
        for text in texts(of: match).prefix(limit) {
            guard !text.isEmpty, let value = Value(linkText: text) else { throw unreadable(text) }
            values.append(value)
        }
        return values
    }

    private func texts(of match: LinkMatch) -> [String] {
        if let text = match.capture(name) { return [text] }
        return match.queryItems.filter { $0.isNamed(name) }.map { (try? $0.value) ?? $0.rawValue ?? "" }
    }
}

/// A link that is known to be well-formed, with the places of its parts, which are decoded only when asked for.
struct LinkText: Sendable {
    /// The bytes of one part.
    typealias Place = (start: Int, end: Int)

    let text: String
    private let pathStart: UInt16
    private let pathEnd: UInt16
    private let queryStart: UInt16
    private let queryEnd: UInt16
    private let fragmentStart: UInt16

    init(_ text: String, _ reading: LinkReading) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        pathStart = UInt16(reading.path.start)
        pathEnd = UInt16(reading.path.end)
        queryStart = UInt16(reading.query.start)
        queryEnd = UInt16(reading.query.end)
        fragmentStart = UInt16(reading.fragmentStart)
    }

    var hasQuery: Bool { queryStart < queryEnd }

    /// Decoded; nil where the link has no `#`.
    var fragment: String? {
        fragmentStart == 0 ? nil : decoded((Int(fragmentStart), text.utf8.count))
    }

    var queryItems: [QueryItem] {
        QueryItem.items(in: Array(raw((Int(queryStart), Int(queryEnd))).utf8)[...])
    }

    /// The segment at a position of the path, or all from there on.
    func segment(_ position: Int, toEnd: Bool) -> Place {
        text.withBytes { bytes in
            let pathEnd = Int(pathEnd)
            var start = Int(pathStart)
            for _ in 0..<position { start = bytes.first(UInt8(ascii: "/"), from: start, to: pathEnd) &+ 1 }
            return (start, toEnd ? pathEnd : bytes.first(UInt8(ascii: "/"), from: start, to: pathEnd))
        }
    }

    /// The value of the first query item of that name, at or after a place in the query.
    func queryValue(_ name: String, after place: Place? = nil) -> Place? {
        guard hasQuery else { return nil }
        return text.withBytes { bytes in
            name.withBytes { bytes.queryValue($0, from: place?.end ?? Int(queryStart), to: Int(queryEnd)) }
        }
    }

    /// As it is written.
    func raw(_ place: Place) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: place.start)
        return Substring(text.utf8[start..<text.utf8.index(start, offsetBy: place.end - place.start)])
    }

    func hasEscapes(_ place: Place) -> Bool {
        text.withBytes { $0.first(UInt8(ascii: "%"), from: place.start, to: place.end) < place.end }
    }

    func decoded(_ place: Place) -> String {
        guard hasEscapes(place) else { return String(raw(place)) }
        return (try? PercentCoding.decoded(Array(raw(place).utf8)[...])) ?? ""
    }
}

extension String {
    /// Lends its bytes; a text that is not kept as UTF-8, as those from Objective-C may be, is copied first.
    @inline(__always)
    func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable({ body($0.span) }) { return result }
        var copy = self
        return copy.withUTF8 { body($0.span) }
    }
}

extension Span<UInt8> {
    fileprivate func queryValue(_ name: Span<UInt8>, from start: Int, to end: Int) -> LinkText.Place? {
        var start = start
        while start < end {
            let itemEnd = first(UInt8(ascii: "&"), from: start, to: end)
            let nameEnd = first(UInt8(ascii: "="), from: start, to: itemEnd)
            if itemEnd > start, isText(name, from: start, to: nameEnd) {
                return (Swift.min(nameEnd &+ 1, itemEnd), itemEnd)
            }
            start = itemEnd &+ 1
        }
        return nil
    }

    /// Whether these bytes are, once decoded, the given text.
    private func isText(_ text: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        if first(UInt8(ascii: "%"), from: start, to: end) == end {
            return end &- start == text.count && holds(text, at: start)
        }
        var reader = EscapeReader(at: start)
        for index in text.indices {
            guard reader.index < end, reader.read(self) == text[index] else { return false }
        }
        return reader.index == end
    }
}

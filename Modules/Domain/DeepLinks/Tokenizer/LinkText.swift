/// A link that is known to be well-formed, with the places of its parts, which are decoded only when asked for.
struct LinkText: Sendable {
    /// Kept as UTF-8, whose bytes the places count.
    let text: String
    let places: LinkPlaces

    /// Decoded; nil where the link has no `#`.
    var fragment: String? {
        places.fragmentStart == 0 ? nil : decoded(places.fragmentStart..<text.utf8.count)
    }

    var queryItems: [QueryItem] {
        QueryItem.items(in: Array(raw(places.query).utf8)[...])
    }

    /// The value of the first query item of that name.
    func queryValue(_ name: String) -> String? {
        guard !places.query.isEmpty else { return nil }
        guard name.isPlainQueryName else { return try? queryItems.first { $0.isNamed(name) }?.value }
        var (text, name) = (text, name)
        let place = text.withBytes { bytes in
            name.withBytes { bytes.queryValue(0..<$0.count, of: $0, in: places.query) }
        }
        return place.map(decoded)
    }

    /// What the parameter of that name took.
    func capture(_ name: String, of pattern: LinkPattern) -> String? {
        pattern.segments.firstIndex { $0.name?.text.isExactly(name) ?? false }.map { capture(at: $0, of: pattern) }
    }

    func captures(of pattern: LinkPattern) -> [LinkMatch.Capture] {
        pattern.segments.indices.compactMap { position in
            guard let name = pattern.segments[position].name else { return nil }
            return LinkMatch.Capture(name: name.text, value: capture(at: position, of: pattern))
        }
    }

    private func capture(at position: Int, of pattern: LinkPattern) -> String {
        let toEnd = pattern.segments[position].isCatchAll
        var text = text
        return decoded(text.withBytes { $0.segment(position, of: places.path, toEnd: toEnd) })
    }

    private func raw(_ place: Range<Int>) -> Substring {
        let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
        return Substring(text.utf8[start..<text.utf8.index(start, offsetBy: place.count)])
    }

    private func decoded(_ place: Range<Int>) -> String {
        let raw = raw(place)
        guard raw.utf8.contains(UInt8(ascii: "%")) else { return String(raw) }
        return (try? PercentCoding.decoded(Array(raw.utf8)[...])) ?? ""
    }
}

extension String {
    /// Lends its bytes; a text that is not kept as UTF-8, as those from Objective-C may be, becomes so.
    @inline(__always)
    mutating func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        if let result = lendBytes(body) { return result }
        return withUTF8 { body($0.span) }
    }

    /// Nil for a text that is not kept as UTF-8.
    @inline(__always)
    func lendBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
        utf8.withContiguousStorageIfAvailable { body($0.span) }
    }

    /// The same text, kept as UTF-8.
    var keptAsUTF8: String {
        var text = self
        text.makeContiguousUTF8()
        return text
    }
}

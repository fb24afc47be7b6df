import Foundation

/// A link that is known to be well-formed, with the places of its parts, which are decoded only when asked for.
@usableFromInline
struct LinkText: Sendable {
    /// The places are offsets in its UTF-8.
    @usableFromInline let text: String
    let places: LinkPlaces

    /// Decoded, or as written if it cannot be decoded; nil if the link has no `#`.
    var fragment: String? {
        text.withBytes { bytes in
            places.fragment.map { PercentCoding.legible(bytes.extracting($0)) }
        }
    }

    /// What its `expiredAt` says; nil if it has none.
    ///
    /// - Throws: `invalidLink` if it cannot be read or stands there twice.
    var expiry: Date? {
        get throws(LinkError) {
            try text.withBytes { bytes throws(LinkError) in try LinkExpiry.date(in: places.query, of: bytes) }
        }
    }

    var queryItems: [QueryItem] {
        guard !places.query.isEmpty else { return [] }
        return text.withBytes { bytes in
            var items: [QueryItem] = []
            var query = QueryPlaces(places.query)
            while let item = query.next(bytes) {
                items.append(
                    QueryItem(
                        rawName: bytes.extracting(item.name).text,
                        rawValue: item.value.map { bytes.extracting($0).text }))
            }
            return items
        }
    }

    func captures(of pattern: LinkPattern) -> [LinkMatch.Capture] {
        text.withBytes { bytes in
            var captures: [LinkMatch.Capture] = []
            for (index, segment) in pattern.segments.enumerated() {
                guard let name = segment.name?.text else { continue }
                if captures.isEmpty { captures.reserveCapacity(pattern.segments.count - index) }
                let place = segment.isCatchAll ? places.rest(from: index, in: bytes) : places.segment(index, in: bytes)
                captures.append(LinkMatch.Capture(name: name, value: decoded(place, in: bytes)))
            }
            return captures
        }
    }

    /// Decoded, one by one.
    func segments(at place: ParameterPlace) -> [String] {
        let indices =
            switch place {
            case .segment(let index): index..<index + 1
            case .rest(let index): index..<places.segmentCount
            case .query: 0..<0
            }
        return text.withBytes { bytes in indices.map { decoded(places.segment($0, in: bytes), in: bytes) } }
    }

    private func decoded(_ place: Range<Int>, in bytes: Span<UInt8>) -> String {
        // The path is known to be readable.
        places.isPathPlain ? bytes.extracting(place).text : (try? PercentCoding.decoded(bytes.extracting(place))) ?? ""
    }
}

/// A link that is known to be well-formed, with the places of its parts, which are decoded only when asked for.
struct LinkText: Sendable {
    /// The places are offsets in its UTF-8.
    let text: String
    let places: LinkPlaces

    /// Decoded; as it is written where that cannot be, nil where the link has no `#`.
    var fragment: String? {
        text.withBytes { bytes in
            places.fragment(in: bytes).map { place in
                let raw = bytes.extracting(place)
                return (try? PercentCoding.decoded(raw)) ?? raw.text
            }
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
        guard !pattern.captures.isEmpty else { return [] }
        return text.withBytes { bytes in
            pattern.captures.map { capture in
                let place = places.capture(capture.place, isCatchAll: capture.isCatchAll, in: bytes)
                return LinkMatch.Capture(name: capture.name, value: decoded(place, in: bytes))
            }
        }
    }

    /// Decoded, one by one.
    func segments(of capture: LinkPattern.Capture) -> [String] {
        text.withBytes { bytes in
            let last = capture.isCatchAll ? Int(places.segmentCount) - 1 : capture.place
            return (capture.place...last).map { decoded(places.capture($0, isCatchAll: false, in: bytes), in: bytes) }
        }
    }

    private func decoded(_ place: Range<Int>, in bytes: Span<UInt8>) -> String {
        // The path is known to be readable.
        (try? PercentCoding.decoded(bytes.extracting(place))) ?? ""
    }
}

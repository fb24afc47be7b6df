import Foundation
import Timestamps

/// The query item `expiredAt`, by which a link says how long it is good for.
enum LinkExpiry {
    static let name = "expiredAt"

    /// - Throws: `expiredLink` from that moment on, `invalidLink` if it cannot be read or stands there twice.
    @inline(__always)
    static func check(_ query: Range<Int>, of bytes: Span<UInt8>, now: Date) throws(LinkError) {
        guard let date = try date(in: query, of: bytes) else { return }
        guard now < date else { throw .expiredLink }
    }

    /// The moment that a query states; nil if it states none.
    ///
    /// - Throws: `invalidLink` if it cannot be read or stands there twice.
    @inline(__always)
    static func date(in query: Range<Int>, of bytes: Span<UInt8>) throws(LinkError) -> Date? {
        guard query.count >= name.utf8.count else { return nil }
        return try statedDate(in: query, of: bytes)
    }

    private static func statedDate(in query: Range<Int>, of bytes: Span<UInt8>) throws(LinkError) -> Date? {
        try name.withBytes { name throws(LinkError) in
            var items = QueryPlaces(query)
            guard let stated = items.nextValue(of: name, in: bytes) else { return nil }
            guard items.nextValue(of: name, in: bytes) == nil, let text = stated.decoded(in: bytes),
                let date = RFC3339.date(from: text)
            else { throw .invalidLink }
            return date
        }
    }
}

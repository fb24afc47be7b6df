import Foundation
import Timestamps

/// The query item `expiredAt`, by which a link says how long it is good for.
enum LinkExpiry {
    static let name = "expiredAt"

    /// Whether a query says when the link expires.
    @inline(__always)
    static func isStated(in query: Range<Int>, of bytes: Span<UInt8>) -> Bool {
        guard query.count >= name.utf8.count else { return false }
        var places = QueryPlaces(query)
        return name.withBytes { places.nextValue(of: $0, in: bytes) != nil }
    }

    /// - Throws: `expiredLink` from that moment on, `invalidLink` if it cannot be read or stands there twice.
    static func check(_ items: [QueryItem], now: Date) throws(LinkError) {
        guard let date = try date(in: items) else { return }
        guard now < date else { throw .expiredLink }
    }

    /// The moment that the items state; nil if they state none.
    ///
    /// - Throws: `invalidLink` if it cannot be read or stands there twice.
    static func date(in items: [QueryItem]) throws(LinkError) -> Date? {
        let stated = items.filter { $0.isNamed(name) }
        guard let item = stated.first else { return nil }
        guard stated.count == 1, let date = RFC3339.date(from: try item.value) else { throw .invalidLink }
        return date
    }
}

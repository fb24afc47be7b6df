import Foundation
import Timestamps

extension ParsedLink {
    /// The query item by which a link says how long it is good for.
    static let expiryName = "expiredAt"

    /// What its `expiredAt` says; nil if it has none.
    ///
    /// - Throws: `invalidLink` if it cannot be read or stands there twice.
    var expiry: Date? {
        get throws(LinkError) {
            let stated = query.filter { isNamed(Self.expiryName, $0) }
            guard let item = stated.first else { return nil }
            let value = value(of: item)
            guard stated.count == 1, value.isReadable, let date = RFC3339.date(from: value.text) else {
                throw .invalidLink
            }
            return date
        }
    }

    /// - Throws: `expiredLink` from that moment on.
    func checkExpiry(at now: Date) throws(LinkError) {
        if let expiry = try expiry, now >= expiry { throw .expiredLink }
    }
}

import Foundation
import Timestamps

/// The query item `expiredAt`, by which a link says how long it is good for.
enum LinkExpiry {
    static let name = "expiredAt"
}

extension ParsedLink {
    /// What its `expiredAt` says; nil if it has none.
    ///
    /// - Throws: `invalidLink` if it cannot be read or stands there twice.
    var expiry: Date? {
        get throws(LinkError) {
            let stated = query.filter { isNamed(LinkExpiry.name, $0) }
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

import Foundation
import SimulatorPage

/// The backends' pushes that were refused last, the newest first. The same one, sent again, counts as one.
struct RefusedPushes {
    /// As the page shows it.
    struct Entry: Encodable {
        let push: RefusedPush
        /// How many times in a row.
        var count = 1
        /// The last time.
        var at: Date
    }

    private(set) var newest: [Entry] = []
    private static let limit = 3

    mutating func add(_ push: RefusedPush, at date: Date) {
        if newest.first?.push == push {
            newest[0].count += 1
            newest[0].at = date
        } else {
            newest = [Entry(push: push, at: date)] + newest.prefix(Self.limit - 1)
        }
    }
}

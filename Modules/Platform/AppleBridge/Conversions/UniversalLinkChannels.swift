import Foundation

/// Takes a universal link from one of the two channels of SwiftUI's `App`.
///
/// Most links come to `onOpenURL`; one from a scanned code comes to `onContinueUserActivity` alone. No page of Apple's says
/// that a link never comes to both. The same channel twice is the user, who opened the link again.
struct UniversalLinkChannels {
    enum Channel {
        case openURL
        case userActivity
    }

    private var taken: (address: String, channel: Channel, date: Date)?

    /// False for an address that the other channel brought within the second before.
    mutating func takes(_ address: String, from channel: Channel, at now: Date) -> Bool {
        if let taken, taken.address == address, taken.channel != channel, abs(now.timeIntervalSince(taken.date)) < 1 {
            self.taken = nil
            return false
        }
        taken = (address, channel, now)
        return true
    }
}

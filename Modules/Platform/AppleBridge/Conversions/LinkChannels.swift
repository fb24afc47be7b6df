import Launches

/// Passes each link on once that reaches SwiftUI's `App` by more than one channel.
///
/// A link that starts the app comes with the scene's connection. SwiftUI hands it on as well, or does not (FB17446617), and
/// no page of Apple's says that a link never comes to both of its handlers. One channel that brings a link twice is the user,
/// who opened it again.
@MainActor
final class LinkChannels {
    enum Channel {
        case connection, openURL, userActivity
    }

    private enum Arrival: Hashable {
        case address(String)
        case link(SystemLink)
    }

    /// How often each channel brought each since the app was last in the background: who opens a link elsewhere has left it.
    private var counts: [Arrival: [Channel: Int]] = [:]

    func appLeft() { counts = [:] }

    /// - Parameter address: a web page's, or one of the app's own scheme.
    func pass(_ address: String, from channel: Channel, to port: any ArrivalPort) {
        guard isFirst(.address(address), from: channel) else { return }
        if ["http:", "https:"].contains(where: address.lowercased().hasPrefix) {
            port.continueUserActivity(webpageURL: address)
        } else {
            port.open(urls: [address])
        }
    }

    func pass(_ link: SystemLink, from channel: Channel, to port: any ArrivalPort) {
        if isFirst(.link(link), from: channel) { port.open(link) }
    }

    /// Passes the links on that a scene is connected with. The response comes to the notification centre's delegate.
    func pass(_ options: ConnectionOptions, to port: any ArrivalPort) {
        for address in options.urls + options.userActivities { pass(address, from: .connection, to: port) }
        for link in options.systemLinks { pass(link, from: .connection, to: port) }
    }

    /// Whether no other channel has brought it as often as this one has now.
    private func isFirst(_ arrival: Arrival, from channel: Channel) -> Bool {
        let others = counts[arrival, default: [:]].filter { $0.key != channel }.values.max() ?? 0
        counts[arrival, default: [:]][channel, default: 0] += 1
        return counts[arrival, default: [:]][channel, default: 0] > others
    }
}

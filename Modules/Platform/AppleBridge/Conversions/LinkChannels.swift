import Launches
import Logging

/// Passes each link on once that reaches SwiftUI's `App` by more than one channel.
///
/// A link that starts the app comes with the scene's connection. SwiftUI hands it on as well, or does not (FB17446617),
/// and no page of Apple's says that a link never comes to both of its handlers. If one channel brings a link twice, or
/// any brings it after the scene has left the foreground or was covered, the user has opened it again.
@MainActor
final class LinkChannels {
    enum Channel {
        case connection, openURL, userActivity
    }

    /// Of a scene, from the farthest to the nearest to the user. Apple: "ScenePhase".
    enum Phase: Comparable {
        case background, inactive, active
    }

    private enum Arrival: Hashable {
        case address(String)
        case link(SystemLink)
    }

    /// How often each channel brought each since the scene last moved away from the user.
    private var counts: [Arrival: [Channel: Int]] = [:]
    private var phase = Phase.background
    private let isForPort: @MainActor (String) -> Bool

    /// - Parameter isForPort: whether an address is for the port, asked once however many channels bring it.
    init(isForPort: @escaping @MainActor (String) -> Bool = { _ in true }) {
        self.isForPort = isForPort
    }

    /// Forgets what has arrived if the scene moves away from the user: under Notification Centre it is only inactive,
    /// and a link may be opened there. On its way in it is inactive, too, while a link may still come by two channels.
    func sceneMoved(to phase: Phase) {
        if phase < self.phase { counts = [:] }
        self.phase = phase
    }

    /// - Parameter address: a web page's, or one of the app's own scheme.
    func pass(_ address: String, from channel: Channel, to port: any ArrivalPort) {
        guard isFirst(.address(address), from: channel), isForPort(address) else { return }
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
        let isFirst = counts[arrival, default: [:]][channel, default: 0] > others
        if !isFirst {
            Logger(label: "AppleBridge").info(
                "a link came by another channel, too: it is not passed on again", metadata: ["channel": "\(channel)"])
        }
        return isFirst
    }
}

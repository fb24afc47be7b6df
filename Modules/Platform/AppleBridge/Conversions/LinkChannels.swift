import Foundation
import Launches
import Logging

/// Passes each link on once that reaches SwiftUI's `App` by more than one channel.
///
/// A link that starts the app comes to the scene's delegate, and before with the question for a new scene's
/// configuration. SwiftUI hands it on as well, or does not (FB17446617), and no page of Apple's says that a link never
/// comes to several of its handlers. The user has opened it again if one channel brings it twice, or any brings it after
/// the scene has left the foreground or was covered, or some seconds later: beside another app the scene stays active.
@MainActor
final class LinkChannels {
    enum Channel {
        case configuration, sceneDelegate, openURL, userActivity
    }

    /// Of a scene, from the farthest to the nearest to the user. Apple: "ScenePhase".
    enum Phase: Comparable {
        case background, inactive, active
    }

    private enum Arrival: Hashable {
        case address(String)
        case link(SystemLink)
    }

    /// How often each channel brought an arrival since the scene last moved away from the user.
    private struct Visit {
        var counts: [Channel: Int] = [:]
        var last: Date
    }

    /// Seconds in which all channels bring one arrival, once the scene is active.
    private static let span: TimeInterval = 10

    private var visits: [Arrival: Visit] = [:]
    private var phase = Phase.background
    private var isActiveSince: Date?
    private let now: @MainActor () -> Date
    private let isForPort: @MainActor (String) -> Bool

    /// - Parameter isForPort: whether an address is for the port, asked once however many channels bring it.
    init(
        isForPort: @escaping @MainActor (String) -> Bool = { _ in true },
        now: @escaping @MainActor () -> Date = { .now }
    ) {
        self.now = now
        self.isForPort = isForPort
    }

    /// Forgets what has arrived if the scene moves away from the user: under Notification Centre it is only inactive,
    /// and a link may be opened there. On its way in it is inactive, too, while a link may still come by two channels.
    func sceneMoved(to phase: Phase) {
        if phase < self.phase { visits = [:] }
        if phase != self.phase { isActiveSince = phase == .active ? now() : nil }
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

    /// Passes on the links that a scene is connected with or told of. The response comes to the notification centre's
    /// delegate.
    func pass(_ options: ConnectionOptions, from channel: Channel, to port: any ArrivalPort) {
        for address in options.urls + options.userActivities { pass(address, from: channel, to: port) }
        for link in options.systemLinks { pass(link, from: channel, to: port) }
    }

    /// Whether no other channel has brought it as often as this one has now.
    private func isFirst(_ arrival: Arrival, from channel: Channel) -> Bool {
        var visit = lastVisit(of: arrival) ?? Visit(last: now())
        let others = visit.counts.filter { $0.key != channel }.values.max() ?? 0
        let count = visit.counts[channel, default: 0] + 1
        visit.counts[channel] = count
        visit.last = now()
        visits[arrival] = visit
        let isFirst = count > others
        if !isFirst {
            Logger(label: "AppleBridge").info(
                "a link came by another channel, too: it is not passed on again", metadata: ["channel": "\(channel)"])
        }
        return isFirst
    }

    /// Nil if the scene has been active too long for another channel to bring the same arrival.
    private func lastVisit(of arrival: Arrival) -> Visit? {
        guard let isActiveSince, let visit = visits[arrival] else { return visits[arrival] }
        return now().timeIntervalSince(max(isActiveSince, visit.last)) < Self.span ? visit : nil
    }
}

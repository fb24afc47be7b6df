import Foundation
import Notifications

/// What a push for a Live Activity lacks. Apple, "Starting and updating Live Activities with ActivityKit push
/// notifications".
struct LiveActivityCheck {
    let faults: [String]

    init(_ payload: NotificationPayload) {
        guard let activity = payload.liveActivity else {
            faults = []
            return
        }
        let needed = ["event", "timestamp"] + (Self.needs[activity.event ?? ""] ?? [])
        let missing = needed.filter { payload.value(of: "aps.\($0)") == nil }.map { "\"aps.\($0)\"" }
        let times = [
            ("timestamp", activity.timestamp), ("stale-date", activity.staleDate),
            ("dismissal-date", activity.dismissalDate),
        ].filter { $0.1.map { $0 > Self.beyondAnySeconds } ?? false }
        let name = activity.event.map { "a Live Activity's \($0)" } ?? "a push for a Live Activity"
        faults =
            (missing.isEmpty ? [] : ["\(name) needs \(missing.joined(separator: ", "))"])
            + times.map { "\"aps.\($0.0)\" is in milliseconds; Apple takes seconds" }
    }

    /// Beside the event and its time.
    private static let needs = [
        "start": ["content-state", "attributes-type", "attributes", "alert"], "update": ["content-state"],
    ]

    /// The year 5138 in seconds, 1973 in milliseconds.
    private static let beyondAnySeconds = Date(timeIntervalSince1970: 100_000_000_000)
}

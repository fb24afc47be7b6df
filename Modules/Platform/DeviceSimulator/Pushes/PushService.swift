import Foundation

/// The push service's side of one app on one device. Apple: "Sending notification requests to APNs".
struct PushService {
    /// Whether it reaches the device.
    var isOnline = true
    /// The newest that came while the device was offline; it keeps no more than one for an app.
    private var stored: PushMessage?
    /// Those that the device has yet to wake for.
    private var waiting: [PushMessage] = []

    /// - Parameter isAsleep: whether the device is not in use.
    /// - Returns: whether the device gets it at once.
    mutating func accept(_ push: PushMessage, at now: Date, isAsleep: Bool) -> PushOutcome {
        let mustWait = isAsleep && push.priority != .immediate
        if isOnline, !mustWait { return .delivered }
        let expiresAt = push.expires(comingAt: now)
        guard expiresAt > now else { return .dropped }
        // It may wait for the network first, and then for the device to be used.
        var push = push
        push.expiration = .at(expiresAt)
        if isOnline {
            waiting.append(push)
        } else {
            stored = push
        }
        return .stored
    }

    /// What is still worth delivering now that the device was woken, in the order in which it came.
    /// - Parameter lowest: the lowest priority that this is occasion enough for.
    mutating func take(upTo lowest: PushMessage.Priority, at now: Date) -> [PushMessage] {
        guard isOnline else { return [] }
        let due = waiting.filter { $0.priority.rawValue >= lowest.rawValue }
        waiting.removeAll { $0.priority.rawValue >= lowest.rawValue }
        return due.filter { $0.expires(comingAt: now) > now }
    }

    /// What was kept while the device was offline, which may have expired.
    mutating func takeStored() -> PushMessage? {
        defer { stored = nil }
        return stored
    }
}

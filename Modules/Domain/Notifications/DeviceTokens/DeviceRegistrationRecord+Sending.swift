public import Foundation

extension DeviceRegistrationRecord {
    /// A store keeps milliseconds. A date beyond the longest delay was set by a wrong clock, and counts as due.
    public func isDue(at now: Date) -> Bool {
        let wait = dueAt.timeIntervalSince(now)
        return wait < 0.001 || wait > BackOff.limit + 1
    }

    /// The record after the message was sent; nil if none is kept.
    /// - Parameters:
    ///   - error: why the message was not sent, or the backend's refusal; nil if it was accepted.
    ///   - now: the time of the attempt.
    ///   - backOff: how long to wait for another attempt.
    public func settled(by error: DeviceTokenSendError?, at now: Date, _ backOff: BackOff) -> Self? {
        var record = self
        if case .unreachable(_, let retryAfter) = error {
            record.attempts += 1
            record.dueAt = now + backOff.delay(after: record.attempts, atLeast: retryAfter)
            return record
        }
        if status == .removing { return nil }
        record.status = error == nil ? .registered : .refused
        return record
    }
}

extension Collection where Element == DeviceRegistrationRecord {
    /// The next message for the backend, removals first, so that no device gets another account's pushes. It may not be
    /// due yet; nil if every message was sent.
    public func nextToSend(at now: Date) -> DeviceRegistrationRecord? {
        let open = filter { $0.message != nil }
        let due = open.filter { $0.isDue(at: now) }
        return due.first { $0.status == .removing } ?? due.first ?? open.min { $0.dueAt < $1.dueAt }
    }
}

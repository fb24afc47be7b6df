public import Foundation

extension DeviceRegistrationRecord {
    /// A store keeps milliseconds; what is further off than anything is put off was so by a clock that was wrong.
    public func isDue(at now: Date) -> Bool {
        let wait = dueAt.timeIntervalSince(now)
        return wait < 0.001 || wait > BackOff.limit + 1
    }

    /// What is kept of it once the backend was told; nil if nothing.
    /// - Parameters:
    ///   - error: why the backend was not told, or what it refused; nil if it took it.
    ///   - now: when it was told.
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
    /// What the backend is told next, removals first: nobody may get what is another's. It may not be due yet; nil if the
    /// backend has been told everything.
    public func nextToSend(at now: Date) -> DeviceRegistrationRecord? {
        let open = filter { $0.message != nil }
        let due = open.filter { $0.isDue(at: now) }
        return due.first { $0.status == .removing } ?? due.first ?? open.min { $0.dueAt < $1.dueAt }
    }
}

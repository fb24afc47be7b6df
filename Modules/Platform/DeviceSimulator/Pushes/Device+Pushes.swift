extension Device {
    /// A push is handed to the push service, which brings it to the device when it can. What the user does not let the
    /// app show is not shown, and before they were asked that is everything.
    @discardableResult
    public func receive(_ push: PushMessage) -> PushOutcome {
        let outcome = pushService.accept(push, at: clock.now, isAsleep: isLocked)
        if outcome == .delivered {
            // Those that waited for an occasion came first.
            deliverPushes(upTo: .low)
            arrive(push)
        } else {
            judge(push, outcome)
        }
        changed()
        return outcome
    }

    /// Whether the push service reaches the device.
    public var isOnline: Bool {
        get { pushService.isOnline }
        set {
            pushService.isOnline = newValue
            if !isLocked { deliverPushes(upTo: .lowest) }
            if newValue, let stored = pushService.takeStored() {
                if stored.expiresAt > clock.now { receive(stored.push) } else { judge(stored.push, .dropped) }
            }
            changed()
        }
    }

    /// The device is awake, which those of low priority waited for.
    func deliverPushes(upTo lowest: PushMessage.Priority) {
        for push in pushService.take(upTo: lowest, at: clock.now) { arrive(push) }
    }
}

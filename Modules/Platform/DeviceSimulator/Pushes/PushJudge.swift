import Notifications

/// Says whether a notification is presented, and if not, why: by itself, the user's settings, and the app.
@MainActor
struct PushJudge {
    let settings: NotificationSettings
    /// Whether the user swiped the app away.
    let wasForceQuit: Bool
    /// Why the app wants no banner; nil where it is not in the foreground, and not asked.
    let whyDeclined: (@MainActor () -> PushVerdict.Reason?)?

    /// - Parameters:
    ///   - undelivered: why it did not reach the device; nil if it did.
    ///   - outcome: what the push service did with it.
    ///   - options: what the system and the app in the foreground show of it; nil where nobody was asked.
    func verdict(
        on requestID: String, _ payload: NotificationPayload?, as kind: PushMessage.Kind? = nil,
        undelivered: PushVerdict.Reason? = nil, outcome: PushOutcome = .delivered,
        shown options: PresentationOptions? = nil
    ) -> PushVerdict {
        let level = payload?.interruptionLevel ?? .active
        let allowed = settings.presentation(of: level)
        let declined = options?.declines(allowed) == true ? whyDeclined?() : nil
        let reasons = [
            PushVerdict.Reason(of: payload, as: kind), undelivered, declined == .otherAccount ? declined : nil,
            settings.reasonToHide(level), declined,
        ]
        var verdict = PushVerdict(requestID: requestID, reason: reasons.compactMap(\.self).first)
        if verdict.isPresented { verdict.isQuiet = allowed.intersection(options ?? []).isDisjoint(with: .banner) }
        verdict.circumstance = verdict.reason.flatMap { circumstance(of: $0, outcome) }
        return verdict
    }

    /// On a push that did not reach the device, or not yet.
    /// - Parameter isOnline: whether the push service reaches the device now.
    func verdict(on push: PushMessage, _ outcome: PushOutcome, isOnline: Bool) -> PushVerdict {
        let isExpired = outcome == .dropped && (isOnline || push.expiration != .immediately)
        return verdict(
            on: push.requestID, try? NotificationPayload(json: push.userInfo), as: push.kind,
            undelivered: isExpired ? .expired : isOnline ? .lowPriority : .offline, outcome: outcome)
    }

    private func circumstance(of reason: PushVerdict.Reason, _ outcome: PushOutcome) -> PushVerdict.Circumstance? {
        switch (reason, outcome) {
        case (.silent, .delivered): wasForceQuit ? .wasForceQuit : nil
        case (.offline, .stored): .isKept
        case (.offline, .dropped): .isDropped
        default: nil
        }
    }
}

extension PresentationOptions {
    /// Whether the app wants no banner where there could be one, or nothing to look at at all.
    fileprivate func declines(_ allowed: PresentationOptions) -> Bool {
        if allowed.contains(.banner) { return !contains(.banner) }
        return !allowed.isDisjoint(with: .list) && isDisjoint(with: allowed.intersection(.list))
    }
}

extension PushVerdict.Reason {
    /// Why a payload itself leaves nothing to present; nil if it has something.
    fileprivate init?(of payload: NotificationPayload?, as kind: PushMessage.Kind?) {
        guard let payload else {
            self = .invalidPayload
            return
        }
        if payload.isSilent || kind == .background {
            self = .silent
        } else if payload.alert.isEmpty || kind == .other {
            self = .nothingToShow
        } else {
            return nil
        }
    }
}

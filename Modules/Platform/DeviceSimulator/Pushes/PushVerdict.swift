import Notifications

/// Whether a notification was presented to the user, and if not, why.
public struct PushVerdict: Sendable, Equatable, Codable {
    /// Why a notification is not presented; the first that applies, in this order.
    public enum Reason: String, Sendable, Codable, CaseIterable {
        /// The payload is no object with an `aps` object, of which iOS shows nothing.
        case invalidPayload
        /// It only wakes the app.
        case silent
        /// There is no text in its alert.
        case nothingToShow
        /// Its time was over before the push service could deliver it.
        case expired
        /// The push service does not reach the device.
        case offline
        /// Its priority lets it wait until the device is used.
        case lowPriority
        /// The app is in the foreground, and another account is signed in.
        case otherAccount
        /// The app has not asked for permission.
        case notDetermined
        /// The user does not let the app show it.
        case notAuthorized
        /// A Focus is on; it is in the list.
        case focus
        /// The app is in the foreground, shows the screen that it is about, and wants no banner.
        case sameScreen
    }

    /// Which case of a reason it is, where one reason stands for several.
    public enum Circumstance: String, Sendable, Codable, CaseIterable {
        /// Of ``Reason/silent``: the user swiped the app away, and it is not woken until it is opened.
        case wasForceQuit
        /// Of ``Reason/offline``: the push service keeps it until it reaches the device.
        case isKept
        /// Of ``Reason/offline``: it was to be tried once, and is not kept.
        case isDropped
    }

    /// The notification request's identifier.
    public var requestID: String
    /// Nil if it was presented.
    public var reason: Reason?
    /// Nil where the reason says all.
    public var circumstance: Circumstance?
    /// Whether it came without a banner and a sound, to the list alone.
    public var isQuiet = false

    public var isPresented: Bool { reason == nil }

    /// What sentences know it by: `presented`, `quietly`, or the circumstance or reason.
    public var name: String {
        circumstance?.rawValue ?? reason?.rawValue ?? (isQuiet ? "quietly" : "presented")
    }
}

extension PresentationOptions {
    /// Whether the app wants no banner where there could be one, or nothing to look at at all.
    func declines(_ allowed: PresentationOptions) -> Bool {
        if allowed.contains(.banner) { return !contains(.banner) }
        return !allowed.isDisjoint(with: .list) && isDisjoint(with: allowed.intersection(.list))
    }
}

extension PushVerdict.Reason {
    /// Why a payload itself leaves nothing to present; nil if it has something.
    init?(of payload: NotificationPayload?, as kind: PushMessage.Kind?) {
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

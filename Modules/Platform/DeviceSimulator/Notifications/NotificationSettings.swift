public import Notifications

/// The user's settings for the app's notifications. Apple: `UNNotificationSettings`.
public struct NotificationSettings: Sendable, Equatable, Codable {
    // One property for each switch in the system's settings.
    public var authorization: NotificationAuthorization
    public var showsBanners = true
    /// Whether a banner stays until the user does something with it, rather than go by itself.
    public var bannersStay = false
    public var showsOnLockScreen = true
    public var showsInNotificationCenter = true
    public var showsBadge = true
    public var playsSounds = true
    /// Whether time-sensitive ones are let through a Focus.
    public var allowsTimeSensitive = true
    /// Whether critical ones are let through a Focus, for which an app needs an entitlement.
    public var allowsCritical = false
    /// Whether a Focus is on, which lets only the urgent interrupt; the user's, not this app's alone.
    public var isFocusOn = false

    public init(authorization: NotificationAuthorization) {
        self.authorization = authorization
    }

    /// Whether the user lets the app show anything.
    var mayShow: Bool {
        switch authorization {
        case .authorized, .ephemeral, .provisional: true
        case .notDetermined, .denied, .unknown: false
        }
    }

    /// Apple: "UNNotificationInterruptionLevel", "Asking permission to use notifications".
    func presentation(of level: InterruptionLevel, onLockScreen: Bool) -> PresentationOptions {
        guard mayShow else { return [] }
        var options: PresentationOptions = []
        if authorization == .provisional {
            // Without a word, and only in the list.
            if showsInNotificationCenter { options.insert(.list) }
            return options
        }
        if showsInNotificationCenter || onLockScreen && showsOnLockScreen { options.insert(.list) }
        if showsBadge { options.insert(.badge) }
        if interrupts(level) {
            if showsBanners { options.insert(.banner) }
            if playsSounds { options.insert(.sound) }
        }
        return options
    }

    /// Why the user does not see at once what comes now; nil if they do, or set it to come quietly.
    func reasonToHide(_ level: InterruptionLevel, onLockScreen: Bool) -> PushVerdict.Reason? {
        if authorization == .notDetermined { return .notDetermined }
        let options = presentation(of: level, onLockScreen: onLockScreen)
        if options.isDisjoint(with: [.list, .banner]) { return .notAuthorized }
        var withoutFocus = self
        withoutFocus.isFocusOn = false
        return options == withoutFocus.presentation(of: level, onLockScreen: onLockScreen) ? nil : .focus
    }

    private func interrupts(_ level: InterruptionLevel) -> Bool {
        switch level {
        case .passive: false
        case .active: !isFocusOn
        case .timeSensitive: !isFocusOn || allowsTimeSensitive
        case .critical: !isFocusOn || allowsCritical
        }
    }
}

public import Notifications

/// The user's settings for the app's notifications. Apple: `UNNotificationSettings`.
public struct NotificationSettings: Sendable, Equatable, Codable {
    public var authorization: NotificationAuthorization
    /// Whether a Focus is on, which lets only the urgent interrupt; the user's, not this app's alone.
    public var isFocusOn = false

    /// Whether the user lets the app show anything.
    var mayShow: Bool {
        switch authorization {
        case .authorized, .ephemeral, .provisional: true
        case .notDetermined, .denied, .unknown: false
        }
    }

    /// Apple: "UNNotificationInterruptionLevel", "Asking permission to use notifications".
    func presentation(of level: InterruptionLevel) -> PresentationOptions {
        guard mayShow else { return [] }
        // Without a word, and only in the list.
        if authorization == .provisional { return .list }
        return interrupts(level) ? [.list, .badge, .banner, .sound] : [.list, .badge]
    }

    /// Why the user does not see at once what comes now; nil if they do, or set it to come quietly.
    func reasonToHide(_ level: InterruptionLevel) -> PushVerdict.Reason? {
        if authorization == .notDetermined { return .notDetermined }
        guard mayShow else { return .notAuthorized }
        let withoutFocus = NotificationSettings(authorization: authorization)
        return presentation(of: level) == withoutFocus.presentation(of: level) ? nil : .focus
    }

    /// A critical one may pass a Focus only with an entitlement, which the app does not have.
    private func interrupts(_ level: InterruptionLevel) -> Bool {
        switch level {
        case .passive: false
        case .active, .critical: !isFocusOn
        case .timeSensitive: true
        }
    }
}

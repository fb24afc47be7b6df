/// A kind of notification, and what can be done with one beside tapping it. Apple: `UNNotificationCategory`.
public struct NotificationCategory: Equatable, Sendable, Identifiable {
    public let id: String
    public var actions: [NotificationAction]

    public init(_ id: String, actions: [NotificationAction]) {
        self.id = id
        self.actions = actions
    }
}

/// One button of a notification. Apple: `UNNotificationAction`, `UNTextInputNotificationAction`.
///
/// Its title is the sentence under `action.<id>`.
public struct NotificationAction: Equatable, Sendable, Identifiable {
    public enum Meaning: Sendable, CaseIterable {
        /// It brings the app to the front and goes where a tap would.
        case open
        /// It has an effect, which needs a session and no screen.
        case perform
        /// It has an effect, with what was typed.
        case performWithText
    }

    public let id: String
    public var meaning: Meaning

    public init(_ id: String, _ meaning: Meaning) {
        self.id = id
        self.meaning = meaning
    }
}

/// A kind of notification, and what can be done with one beside tapping it. Apple: `UNNotificationCategory`.
public struct NotificationCategory: Equatable, Sendable, Identifiable {
    public let id: String
    public var actions: [NotificationAction]

    public init(_ id: String, actions: [NotificationAction]) {
        self.id = id
        self.actions = actions
    }
}

extension Sequence<NotificationCategory> {
    /// The action of that id on a notification; nil if the notification's category has none, or is none of these: the
    /// actions of a category that another version or another library registered may mean something else.
    /// - Parameter category: the notification's; nil or empty if it names none, where any action is taken.
    public func action(_ id: NotificationAction.ID, in category: String?) -> NotificationAction? {
        let isNamed = category?.isEmpty == false
        return filter { !isNamed || $0.id == category }.lazy.flatMap(\.actions).first { $0.id == id }
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

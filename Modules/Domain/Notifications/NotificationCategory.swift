/// A kind of notification, with its actions besides the tap. Apple: `UNNotificationCategory`.
public struct NotificationCategory: Equatable, Sendable, Identifiable {
    public let id: String
    public var actions: [NotificationAction]
    /// Whether the app gets a callback when one is dismissed. Apple: `customDismissAction`.
    public var reportsDismissal: Bool

    public init(_ id: String, actions: [NotificationAction], reportsDismissal: Bool = false) {
        self.id = id
        self.actions = actions
        self.reportsDismissal = reportsDismissal
    }
}

extension Sequence<NotificationCategory> {
    /// The action of that id on a notification; nil if its category does not declare the action or is none of these: in
    /// a category of another version or library the id may mean something else.
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
    /// What the app does with it.
    public enum Meaning: Sendable, CaseIterable {
        /// It opens the app, on the screen that a tap would open.
        case open
        /// It has an effect, for which the app needs a session but no screen.
        case perform
        /// It has an effect that uses the typed text.
        case performWithText
    }

    /// The options of its button. Apple: `UNNotificationActionOptions`.
    public struct Options: OptionSet, Equatable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The device must be unlocked for it.
        public static let authenticationRequired = Options(rawValue: 1 << 0)
        /// It deletes something; its button shows that.
        public static let destructive = Options(rawValue: 1 << 1)
    }

    public let id: String
    public var meaning: Meaning
    public var options: Options

    public init(_ id: String, _ meaning: Meaning, _ options: Options = []) {
        self.id = id
        self.meaning = meaning
        self.options = options
    }
}

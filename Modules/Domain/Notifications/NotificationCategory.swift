/// A kind of notification, and what can be done with one beside tapping it. Apple: `UNNotificationCategory`.
public struct NotificationCategory: Equatable, Sendable, Identifiable {
    public let id: String
    public var actions: [NotificationAction]
    /// Whether the app is told when one is dismissed. Apple: `customDismissAction`.
    public var reportsDismissal: Bool

    public init(_ id: String, actions: [NotificationAction], reportsDismissal: Bool = false) {
        self.id = id
        self.actions = actions
        self.reportsDismissal = reportsDismissal
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
    /// What the app does with it.
    public enum Meaning: Sendable, CaseIterable {
        /// It brings the app to the front and goes where a tap would.
        case open
        /// It has an effect, which needs a session and no screen.
        case perform
        /// It has an effect, with what was typed.
        case performWithText
    }

    /// What the system makes of it. Apple: `UNNotificationActionOptions`.
    public struct Options: OptionSet, Equatable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A locked device has to be unlocked for it.
        public static let authenticationRequired = Options(rawValue: 1 << 0)
        /// It takes something away, which its button shows.
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

/// How a notification that arrives in the foreground is shown. Apple: `UNNotificationPresentationOptions`.
public struct PresentationOptions: OptionSet, Equatable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let badge = PresentationOptions(rawValue: 1 << 0)
    public static let sound = PresentationOptions(rawValue: 1 << 1)
    public static let list = PresentationOptions(rawValue: 1 << 3)
    public static let banner = PresentationOptions(rawValue: 1 << 4)
}

extension PresentationOptions {
    /// How a push is shown while the app is in front: in every way, since without the list nothing is left to tap
    /// later; in none if there is nothing to show. Over its own screen it has no banner and no sound: it goes to the
    /// list, unless that screen shows its content by itself.
    ///
    /// Apple, "userNotificationCenter(_:willPresent:withCompletionHandler:)".
    /// - Parameters:
    ///   - payload: the push's.
    ///   - isOverItsScreen: whether the screen that the push is about is visible.
    ///   - isSeen: whether that screen shows what the push says by itself.
    public static func inForeground(
        _ payload: NotificationPayload, isOverItsScreen: Bool, isSeen: Bool
    ) -> PresentationOptions {
        guard payload.showsSomething else { return [] }
        if isOverItsScreen { return isSeen ? [] : [.list, .badge] }
        return [.banner, .list, .badge, .sound]
    }
}

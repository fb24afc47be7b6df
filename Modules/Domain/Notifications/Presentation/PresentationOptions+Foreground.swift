extension PresentationOptions {
    /// How a push is shown while the app is in front: in every way, since without the list nothing is left to tap later;
    /// in none if there is nothing to show. Over the screen that it is about none lies, and it is in the list unless that
    /// screen shows what it says.
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

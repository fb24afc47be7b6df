extension PresentationOptions {
    /// How a push is shown while the app is in front: in every way, since without the list nothing is left to tap later;
    /// in none if there is nothing to show, or if the screen that it is about is the one that is looked at.
    ///
    /// Apple, "userNotificationCenter(_:willPresent:withCompletionHandler:)".
    /// - Parameters:
    ///   - screen: the screen that shows what the push says by itself; nil if there is none.
    ///   - visible: the screen that is looked at; nil while something covers all of them.
    public static func inForeground<Screen: Equatable>(
        _ payload: NotificationPayload, about screen: Screen?, visible: Screen?
    ) -> PresentationOptions {
        guard payload.showsSomething else { return [] }
        if let screen, screen == visible { return [] }
        return [.banner, .list, .badge, .sound]
    }
}

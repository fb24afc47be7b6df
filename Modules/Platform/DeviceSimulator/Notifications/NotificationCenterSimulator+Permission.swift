public import Notifications

extension NotificationCenterSimulator {
    /// The permission that the user was asked for; nil if this process did not ask.
    public var askedFor: AuthorizationOptions? { permission.askedFor }

    /// The permission in the question that is open now.
    public var prompt: AuthorizationOptions? { permission.prompt }

    public func authorization() async -> NotificationAuthorization { status }

    public func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization {
        guard status == .notDetermined else { return status }
        permission.ask(for: options)
        switch permission.answer {
        case _ where options.contains(.provisional): set(.provisional)
        case .granted: set(.authorized)
        case .denied: set(.denied)
        case .onDisplay:
            permission.show(options)
            didChange()
            await permission.whenClosed()
        }
        return status
    }

    /// The user answers what is on the display; they allow only what was asked for.
    func answerPrompt(_ grants: Bool) {
        guard let prompt else { return }
        var settings = settings
        settings.authorization = grants ? .authorized : .denied
        if grants {
            settings.showsBanners = prompt.contains(.alert)
            settings.showsBadge = prompt.contains(.badge)
            settings.playsSounds = prompt.contains(.sound)
        }
        self.settings = settings
    }
}

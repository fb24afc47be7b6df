public import Notifications

extension NotificationCenterSimulator {
    public func authorization() async -> NotificationAuthorization { status }

    public func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization {
        guard status == .notDetermined else { return status }
        askedFor = options
        if showsPermissionPrompt {
            if prompt == nil { prompt = options }
            didChange()
            await withCheckedContinuation { waitingForAnswer.append($0) }
        } else {
            set(grantsPermission ? .authorized : .denied)
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

    /// The process that asked is gone, and the user has said nothing.
    func dropPrompt() {
        if prompt != nil { closePrompt() }
    }

    func closePrompt() {
        prompt = nil
        let waiting = waitingForAnswer
        waitingForAnswer = []
        for continuation in waiting { continuation.resume() }
    }
}

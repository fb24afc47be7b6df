public import Notifications

extension NotificationCenterSimulator {
    public var settings: NotificationSettings {
        get {
            var settings = switches
            settings.authorization = status
            return settings
        }
        set {
            switches = newValue
            if newValue.authorization != status { set(newValue.authorization) }
            didChange()
        }
    }

    /// The user changes the app's setting in the device's settings.
    public func set(_ authorization: NotificationAuthorization) {
        try? store.save(authorization)
        if authorization != .notDetermined { permission.close() }
        didChange()
    }

    var status: NotificationAuthorization { (try? store.authorization()) ?? .unknown }

    var mayShow: Bool { settings.mayShow }

    var bannersStay: Bool { switches.bannersStay }

    /// What the user lets a notification do that comes now.
    func presentation(of level: InterruptionLevel, onLockScreen: Bool) -> PresentationOptions {
        settings.presentation(of: level, onLockScreen: onLockScreen)
    }
}

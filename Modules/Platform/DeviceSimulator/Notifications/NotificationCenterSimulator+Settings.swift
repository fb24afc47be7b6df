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
}

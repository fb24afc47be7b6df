/// That the backend sends an account's pushes to an app on a device.
public struct DeviceRegistration: Hashable, Sendable {
    public let token: DeviceToken
    public let environment: PushEnvironment
    public let account: String
    /// The app's bundle identifier, which is the topic of its pushes.
    public let app: String

    public init(token: DeviceToken, environment: PushEnvironment, account: String, app: String) {
        self.token = token
        self.environment = environment
        self.account = account
        self.app = app
    }

    /// Compares bytes: `==` of strings accepts another Unicode spelling, a backend need not.
    public static func == (one: Self, other: Self) -> Bool {
        one.token == other.token && one.environment == other.environment
            && one.account.utf8.elementsEqual(other.account.utf8) && one.app.utf8.elementsEqual(other.app.utf8)
    }
}

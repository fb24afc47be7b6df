public import StoreErrors

/// Stores a device's registrations beyond the process, with the messages about them that are still to be sent.
///
/// The token itself is kept only as part of them: Apple's page "Registering your app with APNs" tells apps to ask again
/// at every launch. Every function returns only once its change is stored, and throws
/// `StoreError` if the database cannot be used.
@MainActor
public protocol DeviceTokenOutbox {
    /// All records, by rising revision.
    func records() throws(StoreError) -> [DeviceRegistrationRecord]

    /// The highest revision that was ever saved, of a removed record too; nil before the first.
    func lastRevision() throws(StoreError) -> Int64?

    /// Keeps records, all or none, each in the place of the one about the same registration. No two may have one
    /// revision.
    func save(_ records: [DeviceRegistrationRecord]) throws(StoreError)

    /// Drops the record about a registration.
    func remove(_ registration: DeviceRegistration) throws(StoreError)
}

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

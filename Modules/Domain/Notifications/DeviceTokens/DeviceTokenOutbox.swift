/// Stores a device's registrations beyond the process, with the messages about them that are still to be sent.
///
/// The token itself is kept only as part of them: Apple's page "Registering your app with APNs" tells apps to ask again
/// at every launch. Every function returns only once its change is stored, and throws
/// ``DeviceTokenOutboxError/unavailable(reason:)`` if the database cannot be used.
@MainActor
public protocol DeviceTokenOutbox {
    /// All records, by rising revision.
    func records() throws(DeviceTokenOutboxError) -> [DeviceRegistrationRecord]

    /// The highest revision that was ever saved, of a removed record too; nil before the first.
    func lastRevision() throws(DeviceTokenOutboxError) -> Int64?

    /// Keeps records, all or none, each in the place of the one about the same registration. No two may have one
    /// revision.
    func save(_ records: [DeviceRegistrationRecord]) throws(DeviceTokenOutboxError)

    /// Drops the record about a registration.
    func remove(_ registration: DeviceRegistration) throws(DeviceTokenOutboxError)
}

/// Why the outbox could not be read or written.
public enum DeviceTokenOutboxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The database could not be used; `reason` is for the log.
    case unavailable(reason: String)

    /// The stable code under which it is reported.
    public var code: String { "databaseUnavailable" }

    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        }
    }
}

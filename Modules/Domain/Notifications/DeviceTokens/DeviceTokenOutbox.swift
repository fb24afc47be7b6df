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

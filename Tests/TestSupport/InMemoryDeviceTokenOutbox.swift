import Foundation
public import Notifications
public import StoreErrors

/// A device's registrations in memory.
@MainActor
public final class InMemoryDeviceTokenOutbox: DeviceTokenOutbox {
    private var kept: [DeviceRegistrationRecord] = []
    private var last: Int64?

    public nonisolated init() {}

    public func records() throws(StoreError) -> [DeviceRegistrationRecord] {
        kept.sorted { $0.revision < $1.revision }
    }

    public func lastRevision() throws(StoreError) -> Int64? { last }

    public func save(_ records: [DeviceRegistrationRecord]) throws(StoreError) {
        var next = kept
        for var record in records {
            record.dueAt = record.dueAt.inMilliseconds
            next.removeAll { $0.registration == record.registration }
            if next.contains(where: { $0.revision == record.revision }) {
                throw .unavailable(reason: "a revision twice")
            }
            next.append(record)
        }
        kept = next
        last = (records.map(\.revision) + [last].compactMap { $0 }).max()
    }

    public func remove(_ registration: DeviceRegistration) throws(StoreError) {
        kept.removeAll { $0.registration == registration }
    }
}

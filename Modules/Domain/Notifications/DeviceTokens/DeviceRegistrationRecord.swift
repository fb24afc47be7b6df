public import Foundation

/// A registration that the backend knows, or may know, and the message about it that is still to be sent.
public struct DeviceRegistrationRecord: Equatable, Sendable {
    /// The state of it at the backend, or the message that is still to be sent.
    public enum Status: String, Sendable, CaseIterable {
        /// It is to be sent to the backend.
        case registering
        /// The backend knows it.
        case registered
        /// The backend does not want it, and is not asked again.
        case refused
        /// The backend is to forget it.
        case removing
    }

    public let registration: DeviceRegistration
    public var status: Status
    /// Rises with each change, and never falls on a device.
    public var revision: Int64
    /// How often this change was sent while the backend could not be reached.
    public var attempts: Int
    /// The time of the next attempt.
    public var dueAt: Date

    public init(
        _ registration: DeviceRegistration, status: Status, revision: Int64, attempts: Int = 0, dueAt: Date
    ) {
        self.registration = registration
        self.status = status
        self.revision = revision
        self.attempts = attempts
        self.dueAt = dueAt
    }

    /// The message for the backend; nil if there is none.
    public var message: DeviceTokenMessage? {
        switch status {
        case .registering: DeviceTokenMessage(.register, registration, revision: revision)
        case .removing: DeviceTokenMessage(.remove, registration, revision: revision)
        case .registered, .refused: nil
        }
    }
}

extension Collection where Element == DeviceRegistrationRecord {
    /// The records that have to change for the backend to be told of what is wanted, and of nothing that is another
    /// account's.
    /// - Parameters:
    ///   - account: who is signed in; nil if nobody is.
    ///   - wanted: the one registration of each use, nil for a use that has ended. A use that is missing
    ///     here is left as it is, since its token is not known yet.
    ///   - revision: the first one to give.
    public func changes(
        for account: String?, wanting wanted: [DeviceToken.Use: DeviceRegistration?], revision: Int64, at now: Date
    ) -> [DeviceRegistrationRecord] {
        var revision = revision
        func changed(_ registration: DeviceRegistration, to status: Element.Status) -> Element {
            defer { revision += 1 }
            return Element(registration, status: status, revision: revision, dueAt: now)
        }
        func isKept(_ registration: DeviceRegistration) -> Bool {
            guard let account, account.utf8.elementsEqual(registration.account.utf8) else { return false }
            guard let wanted = wanted[registration.token.use] else { return true }
            return wanted == registration
        }
        let changes = filter { !isKept($0.registration) && $0.status != .removing }
            .map { changed($0.registration, to: .removing) }
        let known = filter { $0.status != .removing }.map(\.registration)
        let missing = wanted.values.compactMap(\.self).filter { !known.contains($0) }
        return changes + missing.sorted { $0.token.hex < $1.token.hex }.map { changed($0, to: .registering) }
    }
}

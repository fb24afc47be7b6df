public import Notifications
public import StoreErrors

/// An outbox that a process can reach as long as it lives.
@MainActor
public final class CrashableDeviceTokenOutbox: DeviceTokenOutbox {
    private let base: any DeviceTokenOutbox
    private let isDead: @MainActor () -> Bool

    public init(_ base: any DeviceTokenOutbox, isDead: @escaping @MainActor () -> Bool) {
        self.base = base
        self.isDead = isDead
    }

    private func demandLife() throws(StoreError) {
        if isDead() { throw .unavailable(reason: "dead") }
    }

    public func records() throws(StoreError) -> [DeviceRegistrationRecord] {
        try demandLife()
        return try base.records()
    }

    public func lastRevision() throws(StoreError) -> Int64? {
        try demandLife()
        return try base.lastRevision()
    }

    public func save(_ records: [DeviceRegistrationRecord]) throws(StoreError) {
        try demandLife()
        try base.save(records)
    }

    public func remove(_ registration: DeviceRegistration) throws(StoreError) {
        try demandLife()
        try base.remove(registration)
    }
}

/// The network as long as the process lives.
@MainActor
public final class CrashableDeviceTokenSender: DeviceTokenSender {
    private let base: any DeviceTokenSender
    private let isDead: @MainActor () -> Bool

    public init(_ base: any DeviceTokenSender, isDead: @escaping @MainActor () -> Bool) {
        self.base = base
        self.isDead = isDead
    }

    public func send(_ message: DeviceTokenMessage) async throws(DeviceTokenSendError) {
        if isDead() { throw .unreachable(reason: "dead", retryAfter: nil) }
        try await base.send(message)
    }
}

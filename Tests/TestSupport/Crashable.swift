public import DeepLinks
public import Foundation
public import Launches
public import Notifications
public import StoreErrors

/// What an app's process uses of the system, the network and its disk, which it reaches as long as it lives.
@MainActor
public final class Crashable<Base>: Sendable {
    private let base: Base
    private let isDead: @MainActor () -> Bool

    public init(_ base: Base, isDead: @escaping @MainActor () -> Bool) {
        self.base = base
        self.isDead = isDead
    }

    private var reached: Base? { isDead() ? nil : base }

    private func disk() throws(StoreError) -> Base {
        guard let reached else { throw .unavailable(reason: "dead") }
        return reached
    }
}

extension Crashable: SystemSurfaces where Base == any SystemSurfaces {
    public func give(_ nonce: LinkNonce, of account: AccountID) { reached?.give(nonce, of: account) }

    public func setQuickActions(_ items: [SystemItem]) { reached?.setQuickActions(items) }

    public func index(_ items: [SystemItem]) { reached?.index(items) }

    public func removeFromIndex(_ links: [String], of account: AccountID) {
        reached?.removeFromIndex(links, of: account)
    }

    public func removeAll() { reached?.removeAll() }
}

extension Crashable: WebBrowser where Base == any WebBrowser {
    public func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void) {
        reached?.open(page, refused: refused)
    }
}

extension Crashable: BackgroundRefreshScheduler where Base == any BackgroundRefreshScheduler {
    public func requestRefresh() { reached?.requestRefresh() }

    public func cancelRefresh() { reached?.cancelRefresh() }
}

extension Crashable: DeviceTokenSender where Base == any DeviceTokenSender {
    public func send(_ message: DeviceTokenMessage) async throws(DeviceTokenSendError) {
        guard let reached else { throw .unreachable(reason: "dead", retryAfter: nil) }
        try await reached.send(message)
    }
}

extension Crashable: DeviceTokenOutbox where Base == any DeviceTokenOutbox {
    public func records() throws(StoreError) -> [DeviceRegistrationRecord] { try disk().records() }

    public func lastRevision() throws(StoreError) -> Int64? { try disk().lastRevision() }

    public func save(_ records: [DeviceRegistrationRecord]) throws(StoreError) { try disk().save(records) }

    public func remove(_ registration: DeviceRegistration) throws(StoreError) { try disk().remove(registration) }
}

extension Crashable: SavedNavigationStore where Base == any SavedNavigationStore {
    public func save(_ navigation: Data, of account: AccountID) throws(StoreError) {
        try disk().save(navigation, of: account)
    }

    public func take(of account: AccountID) throws(StoreError) -> Data? { try disk().take(of: account) }

    public func remove() throws(StoreError) { try disk().remove() }
}

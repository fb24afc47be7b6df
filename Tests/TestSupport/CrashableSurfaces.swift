import Launches

/// What the system shows of an app, as long as the process lives that changes it.
@MainActor
final class CrashableSurfaces: SystemSurfaces {
    private let base: any SystemSurfaces
    private let isDead: @MainActor () -> Bool

    init(_ base: any SystemSurfaces, isDead: @escaping @MainActor () -> Bool) {
        self.base = base
        self.isDead = isDead
    }

    func give(_ nonce: LinkNonce, of account: AccountID) {
        if !isDead() { base.give(nonce, of: account) }
    }

    func setQuickActions(_ items: [SystemItem]) {
        if !isDead() { base.setQuickActions(items) }
    }

    func index(_ items: [SystemItem]) {
        if !isDead() { base.index(items) }
    }

    func removeFromIndex(_ links: [String], of account: AccountID) {
        if !isDead() { base.removeFromIndex(links, of: account) }
    }

    func removeAll() {
        if !isDead() { base.removeAll() }
    }
}

/// What the system knows of an app's wish for time, as long as the process lives that says so.
@MainActor
final class CrashableRefreshScheduler: BackgroundRefreshScheduler {
    private let base: any BackgroundRefreshScheduler
    private let isDead: @MainActor () -> Bool

    init(_ base: any BackgroundRefreshScheduler, isDead: @escaping @MainActor () -> Bool) {
        self.base = base
        self.isDead = isDead
    }

    func requestRefresh() {
        if !isDead() { base.requestRefresh() }
    }

    func cancelRefresh() {
        if !isDead() { base.cancelRefresh() }
    }
}

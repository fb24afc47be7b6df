import DeepLinks
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

/// The device's browser, as long as the process lives that opens a page in it.
@MainActor
final class CrashableBrowser: WebBrowser {
    private let base: any WebBrowser
    private let isDead: @MainActor () -> Bool

    init(_ base: any WebBrowser, isDead: @escaping @MainActor () -> Bool) {
        self.base = base
        self.isDead = isDead
    }

    func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void) {
        if !isDead() { base.open(page, refused: refused) }
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

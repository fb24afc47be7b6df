import Launches

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

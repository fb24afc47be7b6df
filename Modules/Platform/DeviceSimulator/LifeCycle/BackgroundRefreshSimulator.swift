public import Launches

/// What iOS keeps of the app's wish for time in the background, across the app's processes. Apple: `BGTaskScheduler`.
@MainActor
public final class BackgroundRefreshSimulator: BackgroundRefreshScheduler {
    public private(set) var isRequested = false
    /// Called when that has changed.
    var didChange: @MainActor () -> Void = {}

    public init() {}

    public func requestRefresh() { set(true) }

    public func cancelRefresh() { set(false) }

    private func set(_ isRequested: Bool) {
        guard isRequested != self.isRequested else { return }
        self.isRequested = isRequested
        didChange()
    }
}

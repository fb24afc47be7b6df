public import Launches

/// What iOS keeps of the app's wish for time in the background, across the app's processes. Apple: `BGTaskScheduler`.
@MainActor
public final class BackgroundRefreshSimulator: BackgroundRefreshScheduler {
    public private(set) var isRequested = false {
        didSet { if isRequested != oldValue { didChange() } }
    }
    /// Called when that has changed.
    var didChange: @MainActor () -> Void = {}

    public init() {}

    public func requestRefresh() { isRequested = true }

    public func cancelRefresh() { isRequested = false }
}

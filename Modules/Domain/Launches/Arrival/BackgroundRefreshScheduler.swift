/// Asks the system for time in the background, in which the app flushes its outbox without being opened. The system
/// alone decides when, and calls ``ArrivalPort/refreshInBackground(completion:)`` then. Apple: "Using background tasks
/// to update your app".
@MainActor
public protocol BackgroundRefreshScheduler: AnyObject {
    /// Asks for one refresh, which replaces an earlier request. Apple: `BGTaskScheduler.submit(_:)`.
    func requestRefresh()

    /// Cancels the request. Apple: `BGTaskScheduler.cancel(taskRequestWithIdentifier:)`.
    func cancelRefresh()
}

/// Where the app asks the system for some time in the background, so that what it could not send goes out though nobody opens
/// it. The system alone decides when, and calls ``ArrivalPort/refreshInBackground(completion:)`` then.
/// Apple: "Using background tasks to update your app".
@MainActor
public protocol BackgroundRefreshScheduler: AnyObject {
    /// Asks for one refresh, in the place of one that was asked for before. Apple: `BGTaskScheduler.submit(_:)`.
    func requestRefresh()

    /// Takes the request back. Apple: `BGTaskScheduler.cancel(taskRequestWithIdentifier:)`.
    func cancelRefresh()
}

#if canImport(UIKit)
import Launches
import UIKit

/// Asks iOS for time as the app leaves the display, so that a message that is being sent then goes out, and the rest of
/// the outbox with it. Apple: "Extending your app's background execution time".
@MainActor
final class BackgroundTime {
    private var task = UIBackgroundTaskIdentifier.invalid

    /// Has the port flush its outbox, which says when it is done.
    static func flush(_ port: any ArrivalPort) {
        let time = BackgroundTime()
        let expire: @MainActor () -> Void = {
            port.backgroundRefreshExpired()
            time.end()
        }
        // iOS calls it on the main thread, and ends a process that has not ended the task when it returns.
        time.task = UIApplication.shared.beginBackgroundTask(withName: "outbox") { @Sendable in
            MainActor.assumeIsolated(expire)
        }
        port.refreshInBackground { _ in time.end() }
    }

    private func end() {
        guard task != .invalid else { return }
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}
#endif

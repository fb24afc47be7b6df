#if canImport(UIKit) && canImport(BackgroundTasks)
import BackgroundTasks
import Foundation
public import Launches
import Logging

/// Asks iOS for time in the background. Apple: "BGTaskScheduler", "Using background tasks to update your app".
///
/// The app gets one task, `<bundle identifier>.refresh`, which Info.plist lists under
/// `BGTaskSchedulerPermittedIdentifiers`; `UIBackgroundModes` has `fetch`. ``ArrivalApplicationDelegate`` registers it.
/// Do not register it again: iOS ends an app that registers one identifier twice.
public final class DeviceRefreshScheduler: BackgroundRefreshScheduler {
    private static var identifier: String { "\(Bundle.main.bundleIdentifier ?? "").refresh" }
    private static var log: Logger { Logger(label: "AppleBridge") }

    public init() {}

    public func requestRefresh() {
        do {
            try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: Self.identifier))
        } catch {
            // Such as on Apple's simulator, and where the user switched Background App Refresh off.
            Self.log.error("no background refresh", metadata: ["reason": "\(error.localizedDescription)"])
        }
    }

    public func cancelRefresh() {
        BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: Self.identifier)
    }

    /// Gives the port the background time that iOS gives the app. Call it once, before the launch ends. Apple:
    /// "register(forTaskWithIdentifier:using:launchHandler:)".
    static func register(for port: any ArrivalPort) {
        let expire: @MainActor () -> Void = { port.backgroundRefreshExpired() }
        // On the main queue, since the closure is the main actor's and traps on any other: `using: nil` has iOS make
        // one.
        let isRegistered = BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            // iOS names no thread for the expiration handler.
            task.expirationHandler = { @Sendable in
                Task { @MainActor in expire() }
            }
            port.refreshInBackground { task.setTaskCompleted(success: $0) }
        }
        if !isRegistered {
            log.info("no background refresh", metadata: ["reason": "Info.plist does not permit \(identifier)"])
        }
    }
}
#endif

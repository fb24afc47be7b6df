public import Foundation
public import Launches
public import Logging
public import Notifications
public import StoreErrors

/// The services that the application coordinator needs.
public struct AppServices {
    public var inbox: any LaunchInbox
    public var sessions: any SessionStore
    public var savedNavigation: any SavedNavigationStore
    public var tokens: TokenRefresh
    /// The accounts that are signed in on the device; nil for an app that is used with one.
    public var accounts: (any AccountSwitcher)?
    public var archive: any NotificationArchive
    public var notificationCenter: any DeliveredNotifications & NotificationScheduler
    /// Where the system shows links of the app outside its process; nil for an app without such links.
    public var surfaces: (any SystemSurfaces)?
    /// Says where click-tracking and short links lead; nil for an app without such links.
    public var linkResolver: (any LinkResolver)?
    /// Opens the universal links that no route takes; nil for an app that tells the user of them.
    public var browser: (any WebBrowser)?
    /// Asks the system for a background refresh; nil for an app without an outbox.
    public var backgroundRefresh: (any BackgroundRefreshScheduler)?
    /// Erases removed content from every file of the app, including logs and backups.
    public var eraseRemoved: @MainActor () async throws(StoreError) -> Void = {}
    /// The code of an alert about how the app's files were opened; nil for none.
    public var notice: String?
    /// Registers the device's token with the app's backend; nil if the app has no backend.
    public var deviceRegistrar: DeviceRegistrar?
    /// Whether a visible screen loads its content and follows its store. False for a command that draws one screen and
    /// exits: it loads the content once.
    public var followsStores = true
    /// The app's own strings, for the keys that pushes name.
    public var alertStrings: AlertStrings = [:]
    /// Reads a push's JSON, once for each that arrives.
    public var readPush: @MainActor (Data) throws(PayloadError) -> NotificationPayload = { json throws(PayloadError) in
        try NotificationPayload(json: json)
    }
    public var now: @MainActor () -> Date
    /// Waits; throws if its task is cancelled.
    public var sleep: @MainActor (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    public var log: Logger
    /// Called as a payload passes each point; a crash test dies there.
    public var checkpoint: @MainActor (Checkpoint) -> Void = { _ in }
    /// Called with the result of each arrival, in order.
    public var didArrive: @MainActor (ArrivalResult) -> Void = { _ in }
    /// Called once the inbox has a payload's settlement; an app's analytics take its ``SettledLaunch/report``. One that
    /// the disk refused at first is not reported.
    public var didSettle: @MainActor (SettledLaunch) -> Void = { _ in }

    public init(
        inbox: any LaunchInbox, sessions: any SessionStore, savedNavigation: any SavedNavigationStore,
        tokens: TokenRefresh, archive: any NotificationArchive,
        notificationCenter: any DeliveredNotifications & NotificationScheduler,
        now: @escaping @MainActor () -> Date, log: Logger
    ) {
        self.inbox = inbox
        self.sessions = sessions
        self.savedNavigation = savedNavigation
        self.tokens = tokens
        self.archive = archive
        self.notificationCenter = notificationCenter
        self.now = now
        self.log = log
    }

    /// Logs a failure.
    /// - Parameter facts: names, codes and reasons; never a body, a query value or a token.
    func logFailure(_ what: String, _ facts: KeyValuePairs<String, String>) {
        let metadata = Dictionary(facts.map { ($0.key, Logger.MetadataValue.string($0.value)) }) { first, _ in first }
        log.error("\(what)", metadata: metadata)
    }

    /// - Parameter failure: what the log says if this fails, with the reason.
    /// - Returns: nil if it failed.
    @MainActor @discardableResult
    func logging<Result>(_ failure: String, _ work: @MainActor () throws -> Result) -> Result? {
        do {
            return try work()
        } catch {
            logFailure(failure, ["reason": "\(error)"])
            return nil
        }
    }
}

/// The points on a payload's path after which the death of the process has different consequences. docs/failures.md
/// lists what is on disk after each, and what the next launch does.
public enum Checkpoint: String, CaseIterable, Sendable {
    /// It is on disk; the gate has not received it.
    case recorded
    /// The gate let it through; no attempt is marked yet.
    case gated
    /// The attempt is marked; nothing is committed, and no effect tried.
    case routing
    /// Its screen is in the navigation, or its effect is stored; it is not settled.
    case committed
}

public import Foundation
public import Launches
public import Logging
public import Notifications

/// Writes each tap and link to the inbox, holds it until the app is ready, and has the app's own router open it once.
///
/// For an app that has coordinators of its own. Silent pushes are not recorded, and actions that do not open the app
/// end as `ignored`: an app that has some handles them in its delegates.
///
/// ```swift
/// let arrivals = ArrivalDispatcher(
///     inbox: inbox, rules: LinkRules([.link(inKey: "deepLink")], ownPage: { "notices/\($0)" }), account: account
/// ) { arrived in
///     try await router.open(arrived.link, from: arrived.source)
/// }
/// arrivals.mainScreenIsReady(for: account)
/// ```
@MainActor
public final class ArrivalDispatcher {
    /// Opens a link's screen, and returns once the navigation has changed. It is called while a scene is in the
    /// foreground, and never while another call runs: until it returns no other link opens, so bound what it waits for.
    ///
    /// Its task is cancelled when a newer link waits, when the app is held, and at a sign-out. If it throws then, the
    /// link waits again or has ended; if it returns, the screen counts as shown.
    ///
    /// - Throws: `LinkError` for a link that leads nowhere, or another error of the app's, whose code in the inbox is
    ///   ``unknownFailure``. The app shows its own alert first: the dispatcher only records and logs the failure.
    public typealias Open = @MainActor (_ arrived: ArrivedLink) async throws -> Void

    /// Called at the end of each arrival, also of one that ends without the router: it expired, a newer one opened, it
    /// crashed the app twice, it is another account's, or cannot be read. The app may tell the user.
    ///
    /// `link` is nil if none was read. A call may come while the dispatcher is being made. Of what ``Open`` opened or
    /// refused, the app knows already: the outcomes `shown` and `failed` of a link.
    public typealias Ended = @MainActor (_ link: ArrivedLink?, _ settlement: Settlement) -> Void

    /// The code of a link whose opening failed with an error that is no `LinkError`.
    public static let unknownFailure = "notOpened"

    private let rules: LinkRules
    private let foregroundActions: Set<String>
    private let recorder: ArrivalRecorder
    private let queue: OpeningQueue
    private let now: @MainActor () -> Date
    private let log: Logger
    private let ended: Ended
    private var scenes = Scenes() {
        didSet { queue.move(toForeground: !scenes.areInBackground) }
    }
    private var account: AccountID?
    private var signedOutAt: Date?

    /// - Parameters:
    ///   - inbox: where arrivals are kept until they end. One that cannot be read yet is read again at the next
    ///     foreground or unlock.
    ///   - rules: how a push's link is found in its payload.
    ///   - foregroundActions: the ids of the actions of your categories that open the app
    ///     (`UNNotificationActionOptions.foreground`).
    ///   - account: who is signed in as the app starts; nil if nobody is, or it is not known yet. Each arrival belongs
    ///     to this account, unless its push names another; without either, to the next that ``mainScreenIsReady(for:)``
    ///     names. An app without accounts passes always the same.
    ///   - signedOutAt: when somebody last signed out; nil if never. What arrived before ends.
    ///   - timeToLive: the seconds after a tap in which it still opens.
    ///   - now: the time.
    ///   - log: where failures are told.
    ///   - ended: told how each arrival ended.
    ///   - open: the app's own router.
    public init(
        inbox: any LaunchInbox, rules: LinkRules, foregroundActions: Set<String> = [], account: AccountID?,
        signedOutAt: Date? = nil, timeToLive: TimeInterval = TimeToLive.navigation,
        now: @escaping @MainActor () -> Date = { .now }, log: Logger = Logger(label: "Arrivals"),
        ended: @escaping Ended = { _, _ in }, open: @escaping Open
    ) {
        self.rules = rules
        self.foregroundActions = foregroundActions
        recorder = ArrivalRecorder(inbox, timeToLive: timeToLive, now: now, log: log)
        queue = OpeningQueue(recorder, now: now, log: log, open: open, ended: ended)
        self.now = now
        self.log = log
        self.ended = ended
        self.account = account
        self.signedOutAt = signedOutAt
        recover()
    }

    /// The app can show screens now: it is signed in, loaded and unlocked, and its main screen is on the display. The
    /// newest link that waits is opened as soon as a scene is in the foreground, the others end.
    /// - Parameter account: who is signed in. What belongs to another account ends.
    public func mainScreenIsReady(for account: AccountID) {
        self.account = account
        queue.release(for: account, signedOutAt: signedOutAt)
    }

    /// The app can show no screens until ``mainScreenIsReady(for:)``, as behind its lock. What arrives waits.
    public func mainScreenIsHidden() { queue.hold() }

    /// Nobody is signed in from now on. All that waits ends, and what arrives belongs to whoever signs in next. Remove
    /// the account's delivered notifications from the notification centre, too.
    public func signedOut() {
        account = nil
        signedOutAt = now()
        queue.endAll(as: .signedOut)
    }

    /// Returns once nothing is being opened, for a test of the app's.
    public func whenIdle() async { await queue.whenIdle() }

    private func keep(_ payload: LaunchPayload) {
        if let arrival = recorder.record(payload) { offer(arrival) }
    }

    private func recover() {
        for arrival in recorder.recover() {
            if let signedOutAt, arrival.record.arrivedAt < signedOutAt {
                end(arrival, opening: try? link(of: arrival), as: .signedOut)
            } else {
                offer(arrival)
            }
        }
    }

    private func offer(_ arrival: RecordedArrival) {
        do {
            if let link = try link(of: arrival) { return queue.add(arrival, opening: link) }
            end(arrival, as: Settlement(.ignored))
        } catch {
            log.error("payload not read", metadata: ["payload": "\(arrival.id)", "reason": "\(error)"])
            end(arrival, as: Settlement(.failed, code: PayloadError.code))
        }
    }

    /// Nil for what opens nothing.
    private func link(of arrival: RecordedArrival) throws(PayloadError) -> ArrivedLink? {
        guard let payload = arrival.record.payload else { throw .lost }
        return try ArrivedLink(of: payload, by: rules, foregroundActions: foregroundActions)
    }

    private func end(_ arrival: RecordedArrival, opening link: ArrivedLink? = nil, as settlement: Settlement) {
        recorder.settle([(arrival, settlement)])
        ended(link, settlement)
    }
}

extension Settlement {
    fileprivate static let signedOut = Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)
}

extension ArrivalDispatcher: ArrivalPort {
    public func connect(_ options: ConnectionOptions) {
        open(urls: options.urls)
        options.userActivities.forEach(continueUserActivity)
        options.systemLinks.forEach(open)
        if let response = options.response { didReceive(response) {} }
    }

    public func open(urls: [String]) {
        for url in urls { keep(LaunchPayload(link: url, from: .openURL, for: account, at: now())) }
    }

    public func continueUserActivity(webpageURL: String) {
        keep(LaunchPayload(link: webpageURL, from: .userActivity, for: account, at: now()))
    }

    public func open(_ link: SystemLink) { keep(LaunchPayload(link, for: account, at: now())) }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        let push = try? NotificationPayload(json: response.notification.userInfo)
        keep(LaunchPayload(response, reading: push, for: account, at: now()))
        completion()
    }

    /// Another account's push is not presented.
    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        let push = try? NotificationPayload(json: notification.userInfo)
        guard let push, push.owner(signedIn: account) == account else { return completion([]) }
        completion([.banner, .list, .badge, .sound])
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        completion(.noData)
    }

    public func willEnterForeground(_ scene: SceneID) {
        readInboxAgain()
        scenes.enterForeground(scene)
    }

    public func didEnterBackground(_ scene: SceneID) { scenes.enterBackground(scene) }

    public func willTerminate() { queue.move(toForeground: false) }

    /// Before the device's first unlock the inbox cannot be read.
    public func protectedDataDidBecomeAvailable() { readInboxAgain() }

    private func readInboxAgain() {
        recorder.writeSettlements()
        recover()
    }

    /// The token goes to the app's backend in its application delegate.
    public func didRegister(deviceToken: Data) {}

    public func didFailToRegister(reason: String) {}

    public func disconnect(_ scene: SceneID) { scenes.disconnect(scene) }
}

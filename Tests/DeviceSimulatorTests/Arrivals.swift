import DeepLinks
import Foundation
import Launches
import Notifications

/// Puts what arrives into the inbox, and has the app's own coordinators open its link once they are ready.
@MainActor
final class Arrivals: ArrivalPort {
    /// Shows a link's screen and returns once it is on the display. If the link leads nowhere, it presents the app's own alert,
    /// then throws. The action is the id of the button that was tapped on the notification, if one was.
    typealias Open = @MainActor (_ link: String, _ source: LinkSource, _ action: String?) async throws -> Void

    private let inbox: any LaunchInbox
    private let rules: LinkRules
    private let foregroundActions: Set<String>
    private let now: @MainActor () -> Date
    private let show: Open
    private var gate = LaunchGate()
    private var links: [LaunchRecord.ID: (text: String, source: LinkSource, action: String?)] = [:]
    private var known: Set<LaunchRecord.ID> = []
    private var account: AccountID?
    private var signedOutAt: Date?
    private var isReady = false
    private var isInBackground = true
    private var unrecorded: LaunchRecord.ID = 0

    /// - Parameters:
    ///   - rules: how a push's link is found in its payload.
    ///   - foregroundActions: the ids of the actions of your categories that open the app
    ///     (`UNNotificationActionOptions.foreground`).
    ///   - account: who is signed in as the app starts; nil if nobody is.
    ///   - signedOutAt: when somebody last signed out.
    init(
        inbox: any LaunchInbox, rules: LinkRules, foregroundActions: Set<String> = [], account: AccountID?,
        signedOutAt: Date? = nil, now: @escaping @MainActor () -> Date = { .now }, show: @escaping Open
    ) {
        self.inbox = inbox
        self.rules = rules
        self.foregroundActions = foregroundActions
        self.account = account
        self.now = now
        self.show = show
        self.signedOutAt = signedOutAt
        offerPending()
    }

    // What the app says.

    func mainScreenIsReady(for account: AccountID) {
        self.account = account
        isReady = true
        routeNewest()
    }

    /// Take the account's delivered notifications from the list, too.
    func signedOut() {
        account = nil
        isReady = false
        signedOutAt = now()
        let discarded = Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)
        for arrival in gate.arrivals { end(arrival.id, as: discarded) }
    }

    // What the system calls.

    func connect(_ options: ConnectionOptions) {
        open(urls: options.urls)
        for address in options.userActivities { continueUserActivity(webpageURL: address) }
        for link in options.systemLinks { open(link) }
        if let response = options.response { didReceive(response) {} }
    }

    func open(urls: [String]) {
        for url in urls { keep(LaunchPayload(link: url, from: .openURL, for: account, at: now())) }
    }

    func continueUserActivity(webpageURL: String) {
        keep(LaunchPayload(link: webpageURL, from: .userActivity, for: account, at: now()))
    }

    func open(_ link: SystemLink) { keep(LaunchPayload(link, for: account, at: now())) }

    func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        let push = try? NotificationPayload(json: response.notification.userInfo)
        keep(LaunchPayload(response, reading: push, for: account, at: now()))
        completion()
    }

    func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        let push = try? NotificationPayload(json: notification.userInfo)
        completion(push?.owner(signedIn: account) == account ? [.banner, .list, .badge, .sound] : [])
    }

    func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) { completion(.noData) }

    func didEnterBackground(_ scene: SceneID) { move(toBackground: true) }
    func willEnterForeground(_ scene: SceneID) { move(toBackground: false) }
    func willTerminate() { move(toBackground: true) }
    func didRegister(deviceToken: Data) {}
    func didFailToRegister(reason: String) {}
    func disconnect(_ scene: SceneID) {}

    /// Before the device's first unlock the inbox cannot be read.
    func protectedDataDidBecomeAvailable() { offerPending() }

    // From the inbox through the gate to the screen.

    /// It is on disk when this returns; one that the disk refuses lives as long as the process.
    private func keep(_ payload: LaunchPayload) {
        let expiresAt = payload.arrivedAt + TimeToLive.navigation
        switch try? inbox.record(payload, expiresAt: expiresAt, trace: []) {
        case .new(let id): offer(LaunchRecord(id: id, payload: payload, expiresAt: expiresAt))
        case .duplicate: break
        case nil:
            unrecorded -= 1
            offer(LaunchRecord(id: unrecorded, payload: payload, expiresAt: expiresAt))
        }
    }

    private func offerPending() {
        for record in (try? inbox.pending()) ?? [] where !known.contains(record.id) { offer(record) }
    }

    private func offer(_ record: LaunchRecord) {
        known.insert(record.id)
        guard let payload = record.payload, let link = link(of: payload.content) else {
            return settle(record.id, as: Settlement(.ignored))
        }
        links[record.id] = (link, payload.source.linkSource, action(of: payload.content))
        gate.add([Arrival(record, order: record.id, purpose: .link)])
        routeNewest()
    }

    /// Nil for a dismissal, an action that does not open the app, a silent push and what cannot be read.
    private func link(of content: LaunchPayload.Content) -> String? {
        switch content {
        case .link(let link): return link
        case .response(let response) where response.action == .open || action(of: content) != nil:
            let push = try? NotificationPayload(json: response.notification.userInfo)
            return push.map { rules.derive(from: $0, requestID: response.notification.requestID).target.text }
        case .response, .silentPush: return nil
        }
    }

    private func action(of content: LaunchPayload.Content) -> String? {
        guard case .response(let response) = content, case .custom(let id, _) = response.action else { return nil }
        return foregroundActions.contains(id) ? id : nil
    }

    /// Of those that wait, the newest that may be shown. The others end.
    private func routeNewest() {
        guard isReady, let account else { return }
        let conditions = Conditions(account: account, signedOutAt: signedOutAt, now: now())
        let (next, endings) = gate.nextTap(under: conditions)
        for ending in endings { settle(ending.id, as: ending.settlement) }
        if let next { route(next.id) }
    }

    private func route(_ id: LaunchRecord.ID) {
        guard let link = links[id] else { return }
        // Two attempts that end in the process's death quarantine it. In the background a death says nothing about it.
        if !isInBackground { try? inbox.beginRouting(id) }
        Task {
            do {
                try await show(link.text, link.source, link.action)
                end(id, as: Settlement(.shown))
            } catch {
                end(id, as: Settlement(.failed, code: (error as? LinkError)?.code ?? "contentNotFound"))
            }
            routeNewest()
        }
    }

    private func move(toBackground: Bool) {
        guard toBackground != isInBackground else { return }
        isInBackground = toBackground
        for attempt in gate.attempted {
            if toBackground { try? inbox.endRouting(attempt.id) } else { try? inbox.beginRouting(attempt.id) }
        }
    }

    private func end(_ id: LaunchRecord.ID, as settlement: Settlement) {
        for ending in gate.end(id, as: settlement) { settle(ending.id, as: ending.settlement) }
    }

    private func settle(_ id: LaunchRecord.ID, as settlement: Settlement) {
        links[id] = nil
        try? inbox.settle([PendingSettlement(id, as: settlement, trace: [])], at: now())
    }
}

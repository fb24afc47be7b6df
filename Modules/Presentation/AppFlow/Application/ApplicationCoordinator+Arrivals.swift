public import Foundation
public import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    public func connect(_ options: ConnectionOptions) {
        recover()
        scenes.enterForeground(options.scene)
        if scene == nil { scene = options.scene }
        navigator.redraw()
        tellGate(.enteredForeground)
        let isFirst = phase == .notRunning
        if isFirst { enter(.launching) }
        for url in options.urls { receive(link: url, from: .openURL) }
        for address in options.userActivities { receive(link: address, from: .userActivity) }
        if let response = options.response { receive(response) {} }
        if isFirst { run { await self.loadMain() } }
    }

    public func open(urls: [String]) {
        for url in urls { receive(link: url, from: .openURL) }
    }

    public func continueUserActivity(webpageURL: String) {
        receive(link: webpageURL, from: .userActivity)
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        receive(response, completion: completion)
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        recover()
        let now = services.now()
        let payload = try? NotificationPayload(json: userInfo)
        // One that shows something, too, arrives when it is tapped.
        if let payload, !payload.isSilent { return completion(.noData) }
        let account = session?.account
        let arrival = LaunchPayload(
            source: .silentPush, content: .silentPush(userInfo), event: .unique(),
            owner: payload?.recipient.map(AccountID.init) ?? account, deliveredAt: now, arrivedAt: now)
        if case .new(let id) = ledger.record(arrival) {
            remember(.silent(id))
            settle([(id, Settlement(silentPush: payload, of: arrival.owner, for: account))])
        }
        completion(payload == nil ? .failed : .noData)
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        recover()
        let payload: NotificationPayload
        do {
            payload = try NotificationPayload(json: notification.userInfo)
        } catch {
            services.logFailure("not presented", ["code": PayloadError.code, "reason": "\(error)"])
            remember(.unreadable)
            return completion([])
        }
        let account = session?.account
        if let recipient = payload.recipient, AccountID(recipient) != account {
            remember(.notForThisAccount)
            return completion([])
        }
        remember(.presented)
        run {
            // A logout that came first has emptied the archive.
            guard self.session?.account == account else { return }
            await self.router.archive(payload, of: notification)
        }
        completion(payload.isSilent ? [] : [.banner, .list, .badge, .sound])
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        receive(link: link, from: .inApp)
    }

    private func receive(link: String, from source: LaunchSource) {
        recover()
        let now = services.now()
        let payload = LaunchPayload(
            source: source, content: .link(link), event: .unique(), owner: session?.account, deliveredAt: now,
            arrivedAt: now)
        if let id = record(payload) { offer(id) }
    }

    private func receive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        recover()
        let named = (try? NotificationPayload(json: response.notification.userInfo))?.recipient
        let payload = LaunchPayload(
            source: response.notification.isLocal ? .localNotification : .notificationResponse,
            content: .response(response), event: EventIdentity(response),
            owner: named.map(AccountID.init) ?? session?.account, deliveredAt: response.notification.deliveredAt,
            arrivedAt: services.now())
        guard let id = record(payload) else { return completion() }
        switch Main.meaning(of: response) {
        case nil:
            settle([(id, Settlement(.ignored))])
            completion()
        case .open:
            offer(id)
            completion()
        case .perform, .performWithText:
            offer(id)
            callBack(completion, after: id)
        }
    }

    /// Records an arrival before anything else happens to it.
    /// - Returns: nil if the event had arrived before.
    private func record(_ payload: LaunchPayload) -> LaunchRecord.ID? {
        switch ledger.record(payload) {
        case .duplicate(let id):
            remember(.duplicate(of: id))
            return nil
        case .new(let id):
            services.checkpoint(.recorded)
            remember(ledger.isDurable(id) ? .recorded(id) : .notDurable(id))
            return id
        }
    }

    private func offer(_ id: LaunchRecord.ID) {
        guard let ticket = ledger.ticket(of: id) else { return }
        tellGate(.arrived([ticket]))
        if (gate.waiting + gate.actions).contains(where: { $0.id == id }) { ledger.hold(id, in: phase) }
    }
}

extension Settlement {
    /// How a silent push ends: there is nothing to show, and nobody's but its own account's content to keep.
    fileprivate init(silentPush payload: NotificationPayload?, of owner: AccountID?, for account: AccountID?) {
        switch payload {
        case nil: self.init(.failed, code: PayloadError.code)
        case .some where owner != nil && owner != account:
            self.init(.discarded, code: DiscardReason.otherAccount.rawValue)
        case .some: self.init(.ignored)
        }
    }
}

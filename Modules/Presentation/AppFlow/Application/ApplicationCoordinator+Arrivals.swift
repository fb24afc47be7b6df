import DeepLinks
import Foundation
public import Launches
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    public func connect(_ options: ConnectionOptions) {
        recover()
        enter(.launching)
        for url in options.urls { receive(link: url, from: .openURL) }
        for address in options.userActivities { receive(link: address, from: .userActivity) }
        if let response = options.response { receive(response) }
        run { await self.loadMain() }
    }

    public func open(urls: [String]) {
        for url in urls { receive(link: url, from: .openURL) }
    }

    public func continueUserActivity(webpageURL: String) {
        receive(link: webpageURL, from: .userActivity)
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        receive(response)
        completion()
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

    public func willEnterForeground() {
        tellGate(.enteredForeground)
    }

    public func didEnterBackground() {
        tellGate(.enteredBackground)
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        receive(link: link, from: .inApp)
    }

    private func receive(link: String, from source: LaunchSource) {
        recover()
        let now = services.now()
        receive(
            LaunchPayload(
                source: source, content: .link(link), event: .unique(), owner: session?.account, deliveredAt: now,
                arrivedAt: now))
    }

    private func receive(_ response: NotificationResponse) {
        recover()
        let named = (try? NotificationPayload(json: response.notification.userInfo))?.recipient
        let payload = LaunchPayload(
            source: .notificationResponse, content: .response(response), event: EventIdentity(response),
            owner: named.map(AccountID.init) ?? session?.account, deliveredAt: response.notification.deliveredAt,
            arrivedAt: services.now())
        receive(payload, isIgnored: response.action != .open)
    }

    /// Records an arrival before anything else happens to it.
    private func receive(_ payload: LaunchPayload, isIgnored: Bool = false) {
        switch ledger.record(payload) {
        case .duplicate(let id):
            remember(.duplicate(of: id))
        case .new(let id):
            services.checkpoint(.recorded)
            remember(ledger.isDurable(id) ? .recorded(id) : .notDurable(id))
            if isIgnored { return settle(id, as: Settlement(.ignored)) }
            guard let ticket = ledger.ticket(of: id) else { return }
            tellGate(.arrived(ticket))
            if isWaiting(id) { ledger.hold(id, in: phase) }
        }
    }
}

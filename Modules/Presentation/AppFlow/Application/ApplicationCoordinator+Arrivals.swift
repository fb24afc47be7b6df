public import Foundation
public import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    public func connect(_ options: ConnectionOptions) {
        send(.woken)
        send(.connected(options.scene))
        receive(
            options.urls.map { payload(of: $0, from: .openURL) }
                + options.userActivities.map { payload(of: $0, from: .userActivity) }
                + [options.response].compactMap { $0.map(payload) })
        send(.started)
    }

    public func open(urls: [String]) {
        send(.woken)
        receive(urls.map { payload(of: $0, from: .openURL) })
    }

    public func continueUserActivity(webpageURL: String) {
        send(.woken)
        receive([payload(of: webpageURL, from: .userActivity)])
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        send(.woken)
        receive([payload(of: link, from: .inApp)])
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        send(.woken)
        guard let ticket = receive([payload(of: response)]).first, ticket.hasEffect else { return completion() }
        callbacks.add(completion, after: ticket.id) { [weak self] in self?.send(.ranOutOfTime(ticket.id)) }
        send(.awaited(ticket.id))
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        send(.woken)
        let callback = callbacks.add(completion)
        let payload = try? NotificationPayload(json: userInfo)
        // A visible push is recorded when the user taps it.
        guard let payload, !payload.isSilent else {
            receive([LaunchPayload(silent: userInfo, for: machine.account, at: services.now())], callback: callback)
            return
        }
        let push = effects.ingestion.add(DeliveredPush(payload, deliveredAt: services.now()))
        send(.pushed(push, owner: payload.owner(signedIn: machine.account), callback: callback))
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        send(.woken)
        let payload: NotificationPayload
        do {
            payload = try NotificationPayload(json: notification.userInfo)
        } catch {
            services.logFailure("not presented", ["code": PayloadError.code, "reason": "\(error)"])
            effects.recorder.remember(.unreadable)
            return completion([])
        }
        if payload.owner(signedIn: machine.account) != machine.account {
            effects.recorder.remember(.notForThisAccount)
            return completion([])
        }
        effects.recorder.remember(.presented)
        let delivered = DeliveredPush(payload, of: notification)
        send(.presented(effects.ingestion.add(delivered)))
        // An alert lies over every screen, so none of them is the one on top.
        let visible = navigator.state.alert == nil ? navigator.state.visible : nil
        let push = effects.ingestion.received(delivered, visible: visible)
        completion(
            .inForeground(
                payload, about: push.target?.description, visible: visible?.screen.description,
                isSeen: main.shows(push)))
    }

    /// Records what arrives together before anything else happens to it; the newest of it counts.
    /// - Returns: those that had not arrived before.
    @discardableResult
    private func receive(_ payloads: [LaunchPayload], callback: CallbackID? = nil) -> [LaunchTicket] {
        let tickets = effects.recorder.record(payloads)
        send(.arrived(tickets, callback: callback))
        return tickets
    }

    private func payload(of link: String, from source: LaunchSource) -> LaunchPayload {
        LaunchPayload(link: link, from: source, for: machine.account, at: services.now())
    }

    private func payload(of response: NotificationResponse) -> LaunchPayload {
        LaunchPayload(response, for: machine.account, at: services.now())
    }
}

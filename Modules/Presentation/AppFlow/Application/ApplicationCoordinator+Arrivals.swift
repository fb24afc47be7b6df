public import Foundation
public import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    public func connect(_ options: ConnectionOptions) {
        send(.woken)
        send(.connected(options.scene))
        receive(
            options.urls.map(arrival(ofURL:))
                + options.userActivities.map { arrival(of: $0, from: .userActivity) }
                + options.systemLinks.map(arrival(of:))
                + [options.response].compactMap { $0.map(arrival(of:)) })
        send(.started)
    }

    public func open(urls: [String]) {
        send(.woken)
        receive(urls.map(arrival(ofURL:)))
    }

    public func continueUserActivity(webpageURL: String) {
        send(.woken)
        receive([arrival(of: webpageURL, from: .userActivity)])
    }

    public func open(_ link: SystemLink) {
        send(.woken)
        receive([arrival(of: link)])
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        send(.woken)
        receive([arrival(of: link, from: .inApp)])
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        send(.woken)
        guard let ticket = receive([arrival(of: response)]).first, ticket.hasEffect else { return completion() }
        callbacks.add(completion, after: ticket.id) { [weak self] in self?.send(.ranOutOfTime(ticket.id)) }
        send(.awaited(ticket.id))
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        send(.woken)
        let callback = callbacks.add(completion)
        let push = effects.reader.push(userInfo)
        // A visible push is recorded when the user taps it.
        guard let payload = try? push.get(), !payload.isSilent else {
            let arrival = effects.reader.arrival(ofSilent: userInfo, reading: push, for: machine.account)
            receive([arrival], callback: callback)
            return
        }
        let delivered = effects.pushes.add(DeliveredPush(payload, deliveredAt: services.now()))
        send(.pushed(delivered, owner: payload.owner(signedIn: machine.account), callback: callback))
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        send(.woken)
        let payload: NotificationPayload
        do {
            payload = try services.readPush(notification.userInfo)
        } catch {
            services.logFailure("not presented", ["code": PayloadError.code, "reason": "\(error)"])
            effects.recorder.remember(.unreadable)
            return completion([])
        }
        if payload.owner(signedIn: machine.account) != machine.account {
            services.logFailure("not presented", ["code": DiscardReason.otherAccount.rawValue])
            effects.recorder.remember(.notForThisAccount)
            return completion([])
        }
        effects.recorder.remember(.presented)
        let id = effects.pushes.add(DeliveredPush(payload, of: notification))
        guard let resolved = effects.pushes[id] else { return completion([]) }
        send(.presented(id))
        // An alert lies over every screen, so none of them is the one on top.
        let visible = navigator.state.alert == nil ? navigator.state.visible : nil
        let push = effects.ingestion.received(resolved, visible: visible)
        completion(
            .inForeground(
                payload, about: push.target?.description, visible: visible?.screen.description,
                isSeen: main.shows(push)))
    }

    /// Records what arrives together before anything else happens to it; the newest of it counts.
    /// - Returns: those that had not arrived before.
    @discardableResult
    private func receive(_ arrivals: [ReadPayload], callback: CallbackID? = nil) -> [LaunchTicket] {
        let tickets = effects.recorder.record(arrivals)
        send(.arrived(tickets, callback: callback))
        return tickets
    }

    private func arrival(ofURL url: String) -> ReadPayload {
        effects.reader.arrival(ofURL: url, trusting: machine.nonce, for: machine.account)
    }

    private func arrival(of link: SystemLink) -> ReadPayload {
        effects.reader.arrival(of: link, for: machine.account)
    }

    private func arrival(of link: String, from source: LaunchSource) -> ReadPayload {
        effects.reader.arrival(of: link, from: source, for: machine.account)
    }

    /// A second callback of one event brings nothing new to read.
    private func arrival(of response: NotificationResponse) -> ReadPayload {
        effects.recorder.inbox.arrival(of: EventIdentity(response))
            ?? effects.reader.arrival(of: response, for: machine.account)
    }
}

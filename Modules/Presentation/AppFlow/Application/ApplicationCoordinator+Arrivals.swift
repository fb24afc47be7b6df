public import Foundation
public import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    public func connect(_ options: ConnectionOptions) {
        send(.woken)
        send(.connected(options.scene))
        receive(reader.arrivals(of: options))
        send(.started)
    }

    public func open(urls: [String]) {
        send(.woken)
        receive(urls.map(reader.arrival(ofURL:)))
    }

    public func continueUserActivity(webpageURL: String) {
        send(.woken)
        receive([reader.arrival(of: webpageURL, from: .userActivity)])
    }

    public func open(_ link: SystemLink) {
        send(.woken)
        receive([reader.arrival(of: link)])
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        send(.woken)
        receive([reader.arrival(of: link, from: .inApp)])
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        send(.woken)
        guard let ticket = receive([reader.arrival(of: response)]).first, ticket.hasEffect else { return completion() }
        callbacks.add(completion, after: ticket.id) { [weak self] in self?.send(.ranOutOfTime(ticket.id)) }
        send(.awaited(ticket.id))
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        send(.woken)
        let callback = callbacks.add(completion)
        let push = reader.push(userInfo)
        // A visible push is recorded when the user taps it.
        guard let payload = try? push.get(), !payload.isSilent else {
            receive([reader.arrival(ofSilent: userInfo, reading: push)], callback: callback)
            return
        }
        let delivered = effects.pushes.add(DeliveredPush(payload, deliveredAt: services.now()))
        send(.pushed(delivered, owner: payload.owner(signedIn: machine.account), callback: callback))
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        send(.woken)
        guard let (id, push) = effects.foreground.accept(notification, for: machine.account) else {
            return completion([])
        }
        send(.presented(id))
        completion(effects.foreground.options(for: push))
    }

    /// Records what arrives together before anything else happens to it; the newest of it counts.
    /// - Returns: those that had not arrived before.
    @discardableResult
    private func receive(_ arrivals: [ParsedPayload], callback: CallbackID? = nil) -> [LaunchTicket] {
        let tickets = effects.recorder.record(arrivals)
        send(.arrived(tickets, callback: callback))
        return tickets
    }

    private var reader: CallbackReader<Main> {
        CallbackReader(inbox: effects.recorder.inbox, account: machine.account, nonce: machine.nonce)
    }
}

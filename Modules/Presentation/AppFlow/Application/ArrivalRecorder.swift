public import Foundation
public import Launches
import Navigation
public import Notifications

/// Receives the callbacks where the app must not start, because another process runs it on the same data. It only
/// records arrivals, for the next launch.
@MainActor
public final class ArrivalRecorder<Main: MainCoordinator>: ArrivalPort {
    /// The arrivals, recorded or discarded for another account, in order.
    public private(set) var arrivals: [Arrival] = []
    /// The arrivals that ended at once, because there is nothing to do.
    public private(set) var settled: [SettledLaunch] = []
    private let services: AppServices
    private let inbox: BufferedInbox<Main>
    private let reader: PayloadReader<Main>
    private let account: AccountID?
    private let nonce: LinkNonce?

    /// - Parameters:
    ///   - services: the app's services, including the inbox.
    ///   - account: who is signed in; nil if nobody is.
    ///   - nonce: that of the account's widgets; nil if they have none.
    public init(services: AppServices, account: AccountID?, nonce: LinkNonce? = nil) {
        self.services = services
        self.account = account
        self.nonce = nonce
        inbox = BufferedInbox(services: services)
        reader = PayloadReader(services: services)
    }

    public func connect(_ options: ConnectionOptions) {
        open(urls: options.urls)
        for address in options.userActivities { continueUserActivity(webpageURL: address) }
        for link in options.systemLinks { open(link) }
        if let response = options.response { didReceive(response) {} }
    }

    public func open(urls: [String]) {
        for url in urls { keep(reader.arrival(ofURL: url, trusting: nonce, for: account)) }
    }

    public func continueUserActivity(webpageURL: String) {
        keep(link: webpageURL, from: .userActivity)
    }

    public func open(_ link: SystemLink) {
        keep(reader.arrival(of: link, for: account))
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        keep(link: link, from: .inApp)
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        let arrival = reader.arrival(of: response, for: account)
        if let id = keep(arrival), arrival.purpose == .nothing {
            let ignored = SettledLaunch(
                id: id, settlement: Settlement(.ignored), parameters: [:], navigation: NavigationState())
            if inbox.settle([(id, ignored.settlement)]) { settled.append(ignored) }
        }
        completion()
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        let payload = try? services.readPush(notification.userInfo)
        let isForAnother = payload.map { $0.owner(signedIn: account) != account } ?? false
        if isForAnother { arrivals.append(.notForThisAccount) }
        completion(isForAnother ? [] : [.list])
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        // A visible push is recorded when the user taps it.
        let push = reader.push(userInfo)
        guard (try? push.get())?.isSilent != false else { return completion(.noData) }
        keep(reader.arrival(ofSilent: userInfo, reading: push, for: account))
        completion(.newData)
    }

    /// The process that runs the app has the same one.
    public func didRegister(deviceToken: Data) {}
    public func didFailToRegister(reason: String) {}

    public func willEnterForeground(_ scene: SceneID) {}
    public func didEnterBackground(_ scene: SceneID) {}
    public func disconnect(_ scene: SceneID) {}
    public func protectedDataDidBecomeAvailable() {}
    public func willTerminate() {}

    private func keep(link: String, from source: LaunchSource) {
        keep(reader.arrival(of: link, from: source, for: account))
    }

    /// - Returns: nil if the event had arrived before.
    @discardableResult
    private func keep(_ arrival: ReadPayload) -> LaunchRecord.ID? {
        switch inbox.record(arrival) {
        case .duplicate(let id):
            arrivals.append(.duplicate(of: id))
            return nil
        case .new(let id):
            services.checkpoint(.recorded)
            arrivals.append(inbox.isDurable(id) ? .recorded(id) : .notDurable(id))
            return id
        }
    }
}

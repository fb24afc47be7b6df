public import Foundation
public import Launches
import Navigation
public import Notifications

/// Receives the callbacks where the app must not start, because another process runs it on the same data. It only
/// records arrivals, for the next launch.
@MainActor
public final class ArrivalRecorder<Main: MainCoordinator>: ArrivalPort {
    private let services: AppServices
    private let recorder: LaunchRecorder<Main>
    private let reader: CallbackReader<Main>

    /// - Parameters:
    ///   - services: the app's services, including the inbox.
    ///   - account: who is signed in; nil if nobody is.
    ///   - nonce: that of the account's widgets; nil if they have none.
    public init(services: AppServices, account: AccountID?, nonce: LinkNonce? = nil) {
        self.services = services
        recorder = LaunchRecorder(services: services)
        reader = CallbackReader(inbox: recorder.inbox, account: account, nonce: nonce)
    }

    public func connect(_ options: ConnectionOptions) { record(reader.arrivals(of: options)) }

    public func open(urls: [String]) { record(urls.map(reader.arrival(ofURL:))) }

    public func continueUserActivity(webpageURL: String) {
        record([reader.arrival(of: webpageURL, from: .userActivity)])
    }

    public func open(_ link: SystemLink) { record([reader.arrival(of: link)]) }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) { record([reader.arrival(of: link, from: .inApp)]) }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        record([reader.arrival(of: response)])
        completion()
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        let payload = try? services.readPush(notification.userInfo)
        let isForAnother = payload.map { $0.owner(signedIn: reader.account) != reader.account } ?? false
        if isForAnother { services.didArrive(.notForThisAccount) }
        completion(isForAnother ? [] : [.list])
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        // A visible push is recorded when the user taps it.
        let push = reader.push(userInfo)
        guard (try? push.get())?.isSilent != false else { return completion(.noData) }
        record([reader.arrival(ofSilent: userInfo, reading: push)])
        completion(.noData)
    }

    /// The process that runs the app gets the same token.
    public func didRegister(deviceToken: Data) {}
    public func didFailToRegister(reason: String) {}

    public func willEnterForeground(_ scene: SceneID) {}
    public func didEnterBackground(_ scene: SceneID) {}
    public func disconnect(_ scene: SceneID) {}
    public func protectedDataDidBecomeAvailable() {}
    public func willTerminate() {}

    /// An arrival that leaves nothing to do ends at once.
    private func record(_ arrivals: [ParsedPayload]) {
        let ended = recorder.record(arrivals).filter { $0.purpose == .nothing }
        guard !ended.isEmpty else { return }
        recorder.settle(
            ended.map {
                SettledLaunch(
                    id: $0.id, settlement: Settlement(.ignored), parameters: [:], navigation: NavigationState())
            })
    }
}

public import Foundation
public import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    public func connect(_ options: ConnectionOptions) {
        recover()
        scenes.connect(options.scene)
        if scene == nil { scene = options.scene }
        let isFirst = phase == .notRunning
        if isFirst { enter(.launching) }
        receive(
            options.urls.map { payload(of: $0, from: .openURL) }
                + options.userActivities.map { payload(of: $0, from: .userActivity) }
                + [options.response].compactMap { $0.map(payload) })
        if isFirst { run { await self.loadMain() } }
    }

    public func open(urls: [String]) {
        recover()
        receive(urls.map { payload(of: $0, from: .openURL) })
    }

    public func continueUserActivity(webpageURL: String) {
        recover()
        receive([payload(of: webpageURL, from: .userActivity)])
    }

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        recover()
        let payload = payload(of: response)
        guard let id = receive([payload]).first else { return completion() }
        if Main.hasEffect(payload) { callBack(completion, after: id) } else { completion() }
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        recover()
        let payload = try? NotificationPayload(json: userInfo)
        let now = services.now()
        let account = session?.account
        // One that shows something, too, arrives when it is tapped.
        if payload?.isSilent != false {
            let ids = receive([LaunchPayload(silent: userInfo, for: account, at: now)])
            if let work = ids.first.flatMap({ silentWork[$0] }) {
                return run { completion(BackgroundFetchResult(await work.value)) }
            }
        }
        guard let payload else { return completion(.failed) }
        run {
            completion(
                BackgroundFetchResult(await self.ingest(payload, requestID: "", deliveredAt: now, for: account)))
        }
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
        if payload.owner(signedIn: account) != account {
            remember(.notForThisAccount)
            return completion([])
        }
        remember(.presented)
        run {
            // A logout that came first has emptied the archive.
            guard self.session?.account == account else { return }
            await self.router.archive(payload, of: notification)
            await self.ingest(
                payload, requestID: notification.requestID, deliveredAt: notification.deliveredAt, for: account)
        }
        // An alert lies over every screen, so none of them is the one on top.
        let visible = navigator.state.alert == nil ? navigator.state.visible : nil
        let push = received(
            payload, requestID: notification.requestID, deliveredAt: notification.deliveredAt, visible: visible)
        completion(
            .inForeground(
                payload, about: push.target?.description, visible: visible?.screen.description,
                isSeen: main.shows(push)))
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        recover()
        receive([payload(of: link, from: .inApp)])
    }

    private func payload(of link: String, from source: LaunchSource) -> LaunchPayload {
        LaunchPayload(link: link, from: source, for: session?.account, at: services.now())
    }

    private func payload(of response: NotificationResponse) -> LaunchPayload {
        LaunchPayload(response, for: session?.account, at: services.now())
    }
}

extension BackgroundFetchResult {
    /// - Parameter isNew: whether the push brought anything new.
    fileprivate init(_ isNew: Result<Bool, RouteError>) {
        switch isNew {
        case .success(let isNew): self = isNew ? .newData : .noData
        case .failure: self = .failed
        }
    }
}

public import Foundation
import LaunchDecisions
public import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    public var usesBackgroundRefresh: Bool { services.backgroundRefresh != nil }

    // MARK: Links

    public func connect(_ options: ConnectionOptions) {
        send(.woken)
        let links =
            options.urls.map(payload(ofURL:))
            + options.userActivities.map { payload(of: $0, from: .userActivity) }
            + options.systemLinks.map(payload(of:))
        let new = record(links) + record([options.response].compactMap(\.self))
        send(.connected(options.scene, new.map(\.facts)))
    }

    public func open(urls: [String]) {
        send(.woken)
        arrived(record(urls.map(payload(ofURL:))))
    }

    public func continueUserActivity(webpageURL: String) {
        send(.woken)
        arrived(record([payload(of: webpageURL, from: .userActivity)]))
    }

    public func open(_ link: SystemLink) {
        send(.woken)
        arrived(record([payload(of: link)]))
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        send(.woken)
        arrived(record([payload(of: link, from: .inApp)]))
    }

    /// With the nonce of the app's widgets it is theirs, without it any app's.
    private func payload(ofURL url: String) -> LaunchPayload {
        let widgetLink = machine.session?.nonce?.removed(from: url)
        return payload(of: widgetLink ?? url, from: widgetLink == nil ? .openURL : .widget)
    }

    private func payload(of link: SystemLink) -> LaunchPayload {
        LaunchPayload(link, for: machine.account, at: services.now())
    }

    private func payload(of link: String, from source: LaunchSource) -> LaunchPayload {
        LaunchPayload(link: link, from: source, for: machine.account, at: services.now())
    }

    private func record(_ links: [LaunchPayload]) -> [OpenArrival] { links.compactMap { shell.inbox.record($0) } }

    /// What arrives together is recorded before anything else happens to it; the newest of it counts.
    private func arrived(_ new: [OpenArrival], callback: CallbackID? = nil) {
        send(.arrived(new.map(\.facts), callback: callback))
    }

    // MARK: Notifications

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        send(.woken)
        let new = record([response])
        if new.first?.purpose == .action {
            let callback = shell.callbacks.add(
                { _ in completion() }, timeIsOver: { [weak self] in self?.send(.timeIsOver($0)) })
            arrived(new, callback: callback)
        } else {
            arrived(new)
            completion()
        }
    }

    /// A second callback of one event brings nothing new to read.
    private func record(_ responses: [NotificationResponse]) -> [OpenArrival] {
        responses.compactMap { response in
            let known = shell.inbox.arrival(of: EventIdentity(response))
            let push = known?.push ?? shell.router.push(reading: response.notification)
            let payload = LaunchPayload(
                response, reading: try? push.get().payload, for: machine.account, at: services.now())
            return shell.inbox.record(payload, push)
        }
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        send(.woken)
        let callback = shell.callbacks.add(completion)
        let now = services.now()
        let result = shell.router.push(reading: userInfo, deliveredAt: now)
        let push = try? result.get()
        // A visible push is recorded when the user taps it.
        if let push, !push.payload.isSilent {
            let owner = push.payload.owner(signedIn: machine.account)
            return send(.pushed(shell.keep(push), owner: owner, callback: callback))
        }
        let payload = LaunchPayload(silent: userInfo, reading: push?.payload, for: machine.account, at: now)
        arrived([shell.inbox.record(payload, result)].compactMap(\.self), callback: callback)
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        send(.woken)
        switch shell.router.push(reading: notification) {
        case .failure(let error):
            services.logFailure("not presented", ["code": error.code, "reason": error.reason])
            services.didArrive(.unreadable)
            completion([])
        case .success(let push) where push.payload.owner(signedIn: machine.account) != machine.account:
            completion(options(forAnother: push))
        case .success(let push):
            services.didArrive(.presented)
            send(.presented(shell.keep(push)))
            completion(options(for: push))
        }
    }

    /// Another account's push is presented where its tap would ask to switch. Nothing of it is kept in the account that
    /// is in use, nor counted in its badge.
    private func options(forAnother push: OpenPush) -> PresentationOptions {
        guard let account = machine.account, services.canSwitch(to: push.payload.owner(signedIn: account)) else {
            services.logFailure("not presented", ["code": DiscardReason.otherAccount.rawValue])
            services.didArrive(.notForThisAccount)
            return []
        }
        services.didArrive(.presented)
        return .inForeground(push.payload, isOverItsScreen: false, isSeen: false).subtracting(.badge)
    }

    /// A push is not presented over its own screen.
    private func options(for push: OpenPush) -> PresentationOptions {
        // An alert lies over every screen, so none of them is the one on top.
        let visible = navigator.state.alert == nil ? navigator.state.visible : nil
        let received = shell.received(push, over: visible)
        let isOverItsScreen = visible.map { received.target?.isSame(as: $0.screen) == true } ?? false
        return .inForeground(push.payload, isOverItsScreen: isOverItsScreen, isSeen: features.shows(received))
    }

    public func didRegister(deviceToken: Data) {
        shell.updateDeviceRegistration { $0.receive(DeviceToken(deviceToken)) }
    }

    public func didFailToRegister(reason: String) {
        services.logFailure("no device token", ["reason": reason])
    }

    // MARK: Scenes, and time in the background

    public func willEnterForeground(_ scene: SceneID) {
        send(.woken)
        navigator.redraw()
        send(.enteredForeground(scene))
        // A renderer may have dropped the alert unanswered, and nothing else would ask again.
        if let question = machine.gate.question { navigator.show(services.alert(asking: question)) }
        send(.visibleScreenChanged(navigator.visibleScreen))
        // The user may have changed it in Settings meanwhile.
        shell.tasks.run { [permission = shell.permission] in await permission.read() }
    }

    public func didEnterBackground(_ scene: SceneID) { send(.enteredBackground(scene)) }

    public func disconnect(_ scene: SceneID) { send(.disconnected(scene)) }

    public func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void) {
        send(.woken)
        send(.refreshBegan(shell.callbacks.add { completion($0 != .failed) }))
    }

    public func backgroundRefreshExpired() { send(.refreshExpired) }

    public func protectedDataDidBecomeAvailable() { send(.woken) }

    public func willTerminate() { send(.willTerminate) }
}

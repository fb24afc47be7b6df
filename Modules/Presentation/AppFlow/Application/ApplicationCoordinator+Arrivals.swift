public import Foundation
public import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator: ArrivalPort {
    // MARK: Links

    public func connect(_ options: ConnectionOptions) {
        send(.woken)
        let urls = options.urls.map(payload(ofURL:))
        let activities = options.userActivities.map { payload(of: $0, from: .userActivity) }
        let links = urls + activities + options.systemLinks.map(payload(of:))
        let new = links.compactMap { record($0) } + [options.response].compactMap { $0.flatMap(record) }
        send(.connected(options.scene, new.map(\.facts)))
    }

    public func open(urls: [String]) {
        send(.woken)
        receive(urls.compactMap { record(payload(ofURL: $0)) })
    }

    public func continueUserActivity(webpageURL: String) {
        send(.woken)
        receive([record(payload(of: webpageURL, from: .userActivity))].compactMap(\.self))
    }

    public func open(_ link: SystemLink) {
        send(.woken)
        receive([record(payload(of: link))].compactMap(\.self))
    }

    /// A link on one of the app's own screens.
    public func open(inAppLink link: String) {
        send(.woken)
        receive([record(payload(of: link, from: .inApp))].compactMap(\.self))
    }

    private func payload(ofURL url: String) -> LaunchPayload {
        LaunchPayload(url: url, trusting: machine.session?.nonce, for: machine.account, at: services.now())
    }

    private func payload(of link: SystemLink) -> LaunchPayload {
        LaunchPayload(link, for: machine.account, at: services.now())
    }

    private func payload(of link: String, from source: LaunchSource) -> LaunchPayload {
        LaunchPayload(link: link, from: source, for: machine.account, at: services.now())
    }

    // MARK: Notifications

    public func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void) {
        send(.woken)
        let new = record(response)
        guard let new, new.purpose == .action else {
            receive([new].compactMap(\.self))
            return completion()
        }
        let callback = shell.callbacks.add({ _ in completion() }) { [weak self] in self?.send(.timeIsOver($0)) }
        receive([new], callback: callback)
    }

    public func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void
    ) {
        send(.woken)
        let callback = shell.callbacks.add(completion)
        let now = services.now()
        let push = shell.router.push(reading: userInfo, deliveredAt: now)
        let payload = try? push.get().payload
        // A visible push is recorded when the user taps it.
        if let push = try? push.get(), !push.payload.isSilent {
            send(
                .pushed(
                    shell.keep(push), owner: push.payload.owner(signedIn: machine.account), callback: callback))
        } else {
            let arrival = LaunchPayload(silent: userInfo, reading: payload, for: machine.account, at: now)
            receive([record(arrival, push)].compactMap(\.self), callback: callback)
        }
    }

    public func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void
    ) {
        send(.woken)
        let push: OpenPush
        do {
            push = try shell.router.push(reading: notification).get()
        } catch {
            services.logFailure("not presented", ["code": PayloadError.code, "reason": "\(error)"])
            services.didArrive(.unreadable)
            return completion([])
        }
        guard push.payload.owner(signedIn: machine.account) == machine.account else {
            services.logFailure("not presented", ["code": DiscardReason.otherAccount.rawValue])
            services.didArrive(.notForThisAccount)
            return completion([])
        }
        services.didArrive(.presented)
        send(.presented(shell.keep(push)))
        completion(options(for: push))
    }

    /// A push is not presented over its own screen.
    private func options(for push: OpenPush) -> PresentationOptions {
        // An alert lies over every screen, so none of them is the one on top.
        let visible = navigator.state.alert == nil ? navigator.state.visible : nil
        let received = shell.received(push, over: visible)
        let isOverItsScreen = visible.map { received.target?.isSame(as: $0.screen) == true } ?? false
        return .inForeground(push.payload, isOverItsScreen: isOverItsScreen, isSeen: main.shows(received))
    }

    // MARK: Recording

    /// - Returns: nil if it had arrived before. A second callback of one event brings nothing new to read.
    private func record(_ response: NotificationResponse) -> OpenArrival? {
        let known = shell.inbox.arrival(of: EventIdentity(response))
        let push = known?.push ?? shell.router.push(reading: response.notification)
        let payload = try? push.get().payload
        return record(
            LaunchPayload(response, reading: payload, for: machine.account, at: services.now()), push)
    }

    private func record(_ payload: LaunchPayload, _ push: Result<OpenPush, PayloadError>? = nil) -> OpenArrival? {
        shell.inbox.record(payload, push)
    }

    /// What arrives together is recorded before anything else happens to it; the newest of it counts.
    private func receive(_ arrivals: [OpenArrival], callback: CallbackID? = nil) {
        send(.arrived(arrivals.map(\.facts), callback: callback))
    }

    // MARK: Scenes and time in the background

    public func willEnterForeground(_ scene: SceneID) {
        send(.woken)
        navigator.redraw()
        send(.enteredForeground(scene))
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

    // MARK: The device token

    public func didRegister(deviceToken: Data) {
        shell.updateDeviceRegistration { $0.receive(DeviceToken(deviceToken)) }
    }

    public func didFailToRegister(reason: String) {
        services.logFailure("no device token", ["reason": reason])
    }
}

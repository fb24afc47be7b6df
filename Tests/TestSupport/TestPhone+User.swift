import AppFlow
import DeviceSimulator
public import Launches
public import Navigation
public import Notifications

/// What the user does, until all came to rest.
extension TestPhone {
    /// By its icon.
    public func openApp() async {
        device.openApp()
        await whenIdle()
    }

    /// The process ends, and the app is started again.
    public func restart() async {
        kill()
        await openApp()
    }

    /// A payload is delivered and tapped.
    @discardableResult
    public func pushAndTap(_ json: String, requestID: String = "request") async -> DeliveredNotification {
        let notification = deliver(json, requestID: requestID)
        await respond(to: notification)
        return notification
    }

    /// - Parameter url: of the app's own scheme.
    public func open(_ url: String) async {
        device.open(url: url)
        await whenIdle()
    }

    public func open(inAppLink link: String) async {
        app?.open(inAppLink: link)
        await whenIdle()
    }

    public func respond(
        to notification: DeliveredNotification, with action: NotificationResponse.Action = .open
    ) async {
        device.respond(to: notification, with: action)
        await whenIdle()
    }

    public func signIn(as account: String, token: SessionToken? = nil) async {
        await app?.signIn(as: AccountID(account), token: token)
        await whenIdle()
    }

    public func unlock() async {
        app?.unlock()
        await whenIdle()
    }

    public func retry() async {
        app?.retry()
        await whenIdle()
    }

    /// What waits before the gate goes on.
    public func pass(_ gate: PlanningGate) async {
        gate.open()
        await whenIdle()
    }
}

extension TestPhone {
    /// How everything in the inbox ended so far, oldest first; nil while it is pending.
    public func outcomes() throws -> [Outcome?] { try inbox.history().map { $0.settlement?.outcome } }

    /// The codes of everything that ended with one.
    public func codes() throws -> [String] { try inbox.history().compactMap { $0.settlement?.code } }
}

extension ScreenModels {
    /// Performs an action that the screen's content offers, as an app does for a terminal.
    public func perform(
        _ action: ScreenContent.Action.ID, text: String? = nil, on shown: ShownScreen
    ) async throws(RouteError) {
        let model = model(for: shown)
        try await perform(on: shown) { () throws(RouteError) in try await model.perform(action, text: text) }
    }
}

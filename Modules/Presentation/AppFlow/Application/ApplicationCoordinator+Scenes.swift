import Foundation
import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator {
    public func willEnterForeground(_ scene: SceneID) {
        recover()
        scenes.enterForeground(scene)
        navigator.redraw()
        reduceGate(.enteredForeground)
        visibleScreenChanged()
        updateDeviceRegistration()
        // The user may have changed it meanwhile.
        run { self.notificationAuthorization = await self.services.notificationCenter.authorization() }
    }

    public func didEnterBackground(_ scene: SceneID) {
        scenes.enterBackground(scene)
        if scenes.areInBackground { leaveDisplay() }
    }

    public func disconnect(_ scene: SceneID) {
        scenes.disconnect(scene)
        if self.scene == scene { self.scene = scenes.active }
        if scenes.areInBackground { leaveDisplay() }
    }

    public func protectedDataDidBecomeAvailable() { recover() }

    public func willTerminate() {
        leaveDisplay()
    }

    private func leaveDisplay() {
        visibleScreen = nil
        saveNavigation()
        reduceGate(.enteredBackground)
        bufferedInbox.settle([])
        isUnlocked = false
        if session?.hasLock == true { lock() }
    }

    private func saveNavigation() {
        guard case .ready(let account) = phase, navigator.state.phase == .main else { return }
        do {
            try services.savedNavigation.save(JSONEncoder().encode(navigator.state), of: account)
        } catch {
            services.logFailure("navigation not saved", ["reason": "\(error)"])
        }
    }

    /// What an earlier process left, which may have been another version of the app.
    func takeSavedNavigation(of account: AccountID) -> NavigationState? {
        do {
            let saved = try services.savedNavigation.take(of: account)
            return try saved.map { try JSONDecoder().decode(NavigationState.self, from: $0) }
        } catch {
            services.logFailure("navigation not restored", ["reason": "\(error)"])
            return nil
        }
    }

    /// The main screen, as it was left.
    func showMain(of account: AccountID) {
        guard navigator.state.phase != .main else { return }
        let saved = takeSavedNavigation(of: account)
        if let saved, navigator.enterMain(restoring: saved) { return }
        navigator.enter(.main)
    }

    /// Nothing of the last account is listed or will be.
    func clearNotifications() {
        services.notificationCenter.removeAllDelivered()
        services.notificationCenter.cancelAll()
    }

    /// Takes from the device what was the last account's.
    func purge() {
        clearNotifications()
        do {
            try services.savedNavigation.remove()
        } catch {
            services.logFailure("navigation not removed", ["reason": "\(error)"])
        }
    }
}

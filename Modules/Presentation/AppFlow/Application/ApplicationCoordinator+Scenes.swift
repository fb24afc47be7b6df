public import Foundation
import Launches
import Navigation
public import Notifications

extension ApplicationCoordinator {
    public func willEnterForeground(_ scene: SceneID) {
        send(.woken)
        navigator.redraw()
        send(.enteredForeground(scene))
        send(.visibleScreenChanged(navigator.visibleScreen))
        readAuthorization()
    }

    public func didEnterBackground(_ scene: SceneID) { send(.enteredBackground(scene)) }

    public func disconnect(_ scene: SceneID) { send(.disconnected(scene)) }

    public func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void) {
        send(.woken)
        send(.refreshBegan(callbacks.add { completion($0 != .failed) }))
    }

    public func backgroundRefreshExpired() { send(.refreshExpired) }

    public func protectedDataDidBecomeAvailable() { send(.woken) }

    public func willTerminate() { send(.willTerminate) }

    public func didRegister(deviceToken: Data) {
        updateDeviceRegistration { $0.receive(DeviceToken(deviceToken)) }
    }

    public func didFailToRegister(reason: String) {
        services.logFailure("no device token", ["reason": reason])
    }
}

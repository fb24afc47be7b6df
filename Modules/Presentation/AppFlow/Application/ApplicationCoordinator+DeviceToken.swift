public import Foundation
import Launches
import Notifications

extension ApplicationCoordinator {
    public func didRegister(deviceToken: Data) {
        guard let registrar = services.deviceRegistrar else { return }
        registrar.receive(DeviceToken(deviceToken))
        run { await registrar.whenIdle() }
    }

    public func didFailToRegister(reason: String) {
        services.logFailure("no device token", ["reason": reason])
    }

    /// The backend is to send this device the pushes of the account that is signed in, and no other's.
    /// Nothing is known of it while the session cannot be read.
    func updateDeviceRegistration() {
        guard hasReadSession, let registrar = services.deviceRegistrar else { return }
        registrar.use(signingOut == nil ? session?.account?.description : nil)
        run { await registrar.whenIdle() }
    }

    /// Has the backend forget the device while the session still lasts, for no longer than a user waits.
    /// - Returns: false if another logout ended the session meanwhile.
    func forgetDevice() async -> Bool {
        guard let registrar = services.deviceRegistrar, let account = session?.account else { return true }
        let logout = signOutCount
        signingOut = account
        await registrar.signOut(within: .seconds(5))
        guard signOutCount == logout else { return false }
        signingOut = nil
        return true
    }
}

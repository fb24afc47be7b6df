import AppFlow
import AppleBridge
import BackendClient
import Foundation
import Logging
import NotificationStore
import Notifications

/// For a backend that sends pushes: it needs the device's token. In `makeApp(around:)` set
/// `services.deviceRegistrar = registrar(sendingTo: …)`.
extension Stores {
    /// - Parameter backend: the address under which it takes `PUT` and `DELETE` of `devices/<token>`.
    func registrar(sendingTo backend: URL) -> DeviceRegistrar {
        DeviceRegistrar(
            outbox: SQLiteDeviceTokenOutbox(content), sender: HTTPDeviceTokenSender(backend: backend),
            environment: .ofThisApp, app: Bundle.main.bundleIdentifier ?? "", now: { .now },
            report: { log.error("\($0): \($1)") })
    }
}

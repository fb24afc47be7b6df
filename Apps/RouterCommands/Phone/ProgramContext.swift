import AppFlow
import DeviceSimulator
import Launches
import Logging
import Notifications

/// What a process of the app has of the phone, but for its data.
@MainActor
struct ProgramContext {
    let clock: DeviceClock
    let notificationCenter: NotificationCenterSimulator
    let surfaces: SurfacesSimulator
    let backgroundRefresh: BackgroundRefreshSimulator
    let issuer: LocalSessionIssuer
    /// Receives the device's token; nil for none.
    let backend: (any DeviceTokenSender)?
    let language: Language
    let log: Logger
}

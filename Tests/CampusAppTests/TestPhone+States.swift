import DeviceSimulator
import TestSupport

extension TestPhone {
    /// Brings the app's process into a state, by what a user and iOS do.
    func bring(to state: Device.AppState) async {
        switch state {
        case .notRunning:
            device.kill()
        case .inactive:
            await openApp()
            try? device.perform(.openNotificationCenter)
        case .foreground:
            await openApp()
        case .background:
            await openApp()
            device.pressHome()
        case .suspended:
            await openApp()
            device.pressHome()
            device.process.suspend()
        }
    }
}

import DeviceSimulator
import TestSupport

/// What a device may be doing, by the commands that lead there. The notification `n` is listed in each, and the app has
/// asked for a background refresh.
enum Situation: String, CaseIterable {
    case notRunning, foreground, switcher, list, background, suspended, noScene, forceQuit
    case lockedOverHome, lockedOverApp, lockedOverDeadApp, passcode, rebooted

    var isLocked: Bool {
        [.lockedOverHome, .lockedOverApp, .lockedOverDeadApp, .passcode, .rebooted].contains(self)
    }

    private var commands: [DeviceCommand] {
        switch self {
        case .notRunning: []
        case .foreground: [.openApp]
        case .switcher: [.openApp, .openAppSwitcher]
        case .list: [.openApp, .openNotificationCenter]
        case .background: [.openApp, .pressHome]
        case .suspended: [.openApp, .pressHome, .suspend]
        case .noScene: [.openApp, .pressHome, .disconnectScene]
        case .forceQuit: [.openApp, .forceQuit]
        case .lockedOverHome: [.lock]
        case .lockedOverApp: [.openApp, .lock]
        case .lockedOverDeadApp: [.openApp, .lock, .kill]
        case .passcode: [.openApp, .lock, .tap(requestID: "n")]
        case .rebooted: [.openApp, .reboot]
        }
    }

    @MainActor
    func phone() throws -> RecordedPhone {
        let phone = RecordedPhone()
        try phone.perform(.push("n", #","category":"order""#))
        phone.device.backgroundRefresh.requestRefresh()
        for command in commands { try phone.perform(command) }
        return phone
    }
}

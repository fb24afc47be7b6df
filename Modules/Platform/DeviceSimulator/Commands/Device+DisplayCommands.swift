extension Device {
    func performOnDisplay(_ command: DeviceCommand) throws(DeviceRefusal) {
        switch command {
        case .unlock:
            try demand(isLocked, else: .deviceIsUnlocked)
            return unlock()
        case .cancelUnlock:
            try demand(waitingResponse != nil, else: .noPasscodeAsked)
            waitingResponse = nil
            return changed()
        case .reboot: return reboot()
        default: break
        }
        // Nobody gets further before they have proved who they are.
        try demand(!isLocked, else: .deviceIsLocked)
        switch command {
        case .pressHome:
            try demand(display != .homeScreen, else: .alreadyShown)
            pressHome()
        case .openApp:
            try demand(display != .app, else: .alreadyShown)
            openApp()
        case .openAppSwitcher:
            try demand(overlay != .appSwitcher, else: .alreadyShown)
            cover(with: .appSwitcher)
        case .openNotificationCenter:
            try demand(overlay != .notificationCenter, else: .alreadyShown)
            cover(with: .notificationCenter)
        case .closeOverlay:
            try demand(overlay != nil, else: .noOverlay)
            cover(with: nil)
        default: lock()
        }
    }

    func performOnProcess(_ command: DeviceCommand) throws(DeviceRefusal) {
        switch command {
        case .suspend:
            try demand(process == .background, else: .appNotInBackground)
            suspend()
        case .crash:
            try demand(process != .notRunning, else: .appNotRunning)
            try demand(process != .suspended, else: .appIsSuspended)
            kill()
        case .forceQuit:
            try demand(!isLocked, else: .deviceIsLocked)
            try demand(hasCard, else: .noCard)
            forceQuit()
        case .disconnectScene:
            try demand(process == .background, else: .appNotInBackground)
            try demand(hasScene, else: .noScene)
            disconnectScene()
        default:
            try demand(process != .notRunning, else: .appNotRunning)
            kill()
        }
    }
}

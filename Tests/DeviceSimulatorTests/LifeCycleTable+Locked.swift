extension LifeCycleTable {
    /// Where nobody gets further before the device is unlocked.
    static func locked(_ situation: Situation) -> String {
        switch situation {
        case .lockedOverHome:
            """
            cancel -> refused: noPasscodeAsked
            confirm -> lockScreen background: response(action:confirm)
            hide -> refused: noBanner
            home open switcher list back lock quit url widget spotlight intent link -> refused: deviceIsLocked
            kill crash -> refused: appNotRunning
            prompt -> refused: noPrompt
            reboot dismiss clear -> lockScreen notRunning:
            suspend noScene -> refused: appNotInBackground
            tap view pay -> passcode notRunning:
            unlock -> homeScreen notRunning:
            """
        case .lockedOverApp:
            """
            cancel -> refused: noPasscodeAsked
            confirm -> lockScreen background: response(action:confirm)
            dismiss clear -> lockScreen background:
            hide -> refused: noBanner
            home open switcher list back lock quit url widget spotlight intent link -> refused: deviceIsLocked
            noScene -> lockScreen background: disconnect
            prompt -> refused: noPrompt
            reboot kill crash -> lockScreen notRunning:
            suspend -> lockScreen suspended:
            tap view pay -> passcode background:
            unlock -> app foreground: foreground
            """
        case .lockedOverDeadApp:
            """
            cancel -> refused: noPasscodeAsked
            confirm -> lockScreen background: response(action:confirm)
            hide -> refused: noBanner
            home open switcher list back lock quit url widget spotlight intent link -> refused: deviceIsLocked
            kill crash -> refused: appNotRunning
            prompt -> refused: noPrompt
            reboot dismiss clear -> lockScreen notRunning:
            suspend noScene -> refused: appNotInBackground
            tap view pay -> passcode notRunning:
            unlock -> homeScreen notRunning:
            """
        case .passcode:
            """
            cancel -> lockScreen background:
            hide -> refused: noBanner
            home open switcher list back lock quit url widget spotlight intent link -> refused: deviceIsLocked
            kill crash -> passcode notRunning:
            noScene -> passcode background: disconnect
            prompt -> refused: noPrompt
            reboot -> lockScreen notRunning:
            suspend -> passcode suspended:
            tap view confirm pay dismiss clear -> refused: noSuchNotification
            unlock -> app foreground: foreground response(open)
            """
        case .rebooted:
            """
            cancel -> refused: noPasscodeAsked
            confirm -> lockScreen background: response(action:confirm)
            hide -> refused: noBanner
            home open switcher list back lock quit url widget spotlight intent link -> refused: deviceIsLocked
            kill crash -> refused: appNotRunning
            prompt -> refused: noPrompt
            reboot dismiss clear -> lockScreen notRunning:
            suspend noScene -> refused: appNotInBackground
            tap view pay -> passcode notRunning:
            unlock -> homeScreen notRunning:
            """
        default: ""
        }
    }
}

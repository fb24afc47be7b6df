/// Where each command leads in each situation, and what the app hears of it; or why it is refused.
///
/// Apple: "Managing your app's life cycle", "UIWindowSceneDelegate", "Handling notifications and notification-related
/// actions".
enum LifeCycleTable {
    static func rows(of situation: Situation) -> [String] {
        text(of: situation).split(separator: "\n").map(String.init)
    }

    private static func text(of situation: Situation) -> String {
        switch situation {
        case .notRunning, .forceQuit:
            """
            back -> refused: noOverlay
            cancel -> refused: noPasscodeAsked
            confirm -> homeScreen background: response(action:confirm)
            dismiss clear hide -> homeScreen notRunning:
            home -> refused: alreadyShown
            intent -> app foreground: connect foreground appIntent(a://b)
            kill crash -> refused: appNotRunning
            link -> app foreground: connect(https://c) foreground
            list -> notificationCenter notRunning:
            lock reboot -> lockScreen notRunning:
            open -> app foreground: connect foreground
            pay -> homeScreen background: response(action:pay)
            quit -> refused: noCard
            suspend noScene -> refused: appNotInBackground
            switcher -> appSwitcher notRunning:
            tap -> app foreground: connect(response) foreground response(open)
            unlock -> refused: deviceIsUnlocked
            url widget spotlight -> app foreground: connect(a://b) foreground
            view -> app foreground: connect(response) foreground response(action:view)
            """
        case .foreground:
            """
            back -> refused: noOverlay
            cancel -> refused: noPasscodeAsked
            confirm -> app foreground: response(action:confirm)
            dismiss clear hide -> app foreground:
            home -> homeScreen background: background
            intent -> app foreground: appIntent(a://b)
            kill crash -> homeScreen notRunning:
            link -> app foreground: activity(https://c)
            list -> notificationCenter inactive:
            lock -> lockScreen background: background
            open -> refused: alreadyShown
            pay -> app foreground: response(action:pay)
            quit -> homeScreen notRunning: disconnect terminate
            reboot -> lockScreen notRunning:
            spotlight -> app foreground: spotlight(a://b)
            suspend noScene -> refused: appNotInBackground
            switcher -> appSwitcher inactive:
            tap -> app foreground: response(open)
            unlock -> refused: deviceIsUnlocked
            url widget -> app foreground: open(a://b)
            view -> app foreground: response(action:view)
            """
        case .switcher:
            """
            cancel -> refused: noPasscodeAsked
            confirm -> appSwitcher inactive: response(action:confirm)
            dismiss clear hide -> appSwitcher inactive:
            home -> homeScreen background: background
            intent -> app foreground: appIntent(a://b)
            kill crash -> appSwitcher notRunning:
            link -> app foreground: activity(https://c)
            list -> notificationCenter inactive:
            lock -> lockScreen background: background
            open back -> app foreground:
            pay -> appSwitcher inactive: response(action:pay)
            quit -> homeScreen notRunning: disconnect terminate
            reboot -> lockScreen notRunning:
            spotlight -> app foreground: spotlight(a://b)
            suspend noScene -> refused: appNotInBackground
            switcher -> refused: alreadyShown
            tap -> app foreground: response(open)
            unlock -> refused: deviceIsUnlocked
            url widget -> app foreground: open(a://b)
            view -> app foreground: response(action:view)
            """
        case .list:
            """
            cancel -> refused: noPasscodeAsked
            confirm -> notificationCenter inactive: response(action:confirm)
            dismiss clear hide -> notificationCenter inactive:
            home -> homeScreen background: background
            intent -> app foreground: appIntent(a://b)
            kill crash -> notificationCenter notRunning:
            link -> app foreground: activity(https://c)
            list -> refused: alreadyShown
            lock -> lockScreen background: background
            open back -> app foreground:
            pay -> notificationCenter inactive: response(action:pay)
            quit -> homeScreen notRunning: disconnect terminate
            reboot -> lockScreen notRunning:
            spotlight -> app foreground: spotlight(a://b)
            suspend noScene -> refused: appNotInBackground
            switcher -> appSwitcher inactive:
            tap -> app foreground: response(open)
            unlock -> refused: deviceIsUnlocked
            url widget -> app foreground: open(a://b)
            view -> app foreground: response(action:view)
            """
        case .background:
            """
            back -> refused: noOverlay
            cancel -> refused: noPasscodeAsked
            confirm -> homeScreen background: response(action:confirm)
            dismiss clear hide -> homeScreen background:
            home -> refused: alreadyShown
            intent -> app foreground: foreground appIntent(a://b)
            kill crash -> homeScreen notRunning:
            link -> app foreground: foreground activity(https://c)
            list -> notificationCenter background:
            lock -> lockScreen background:
            noScene -> homeScreen background: disconnect
            open -> app foreground: foreground
            pay -> homeScreen background: response(action:pay)
            quit -> homeScreen notRunning: disconnect terminate
            reboot -> lockScreen notRunning:
            spotlight -> app foreground: foreground spotlight(a://b)
            suspend -> homeScreen suspended:
            switcher -> appSwitcher background:
            tap -> app foreground: foreground response(open)
            unlock -> refused: deviceIsUnlocked
            url widget -> app foreground: foreground open(a://b)
            view -> app foreground: foreground response(action:view)
            """
        case .suspended:
            """
            back -> refused: noOverlay
            cancel -> refused: noPasscodeAsked
            confirm -> homeScreen background: response(action:confirm)
            crash -> refused: appIsSuspended
            dismiss clear hide -> homeScreen suspended:
            home -> refused: alreadyShown
            intent -> app foreground: foreground appIntent(a://b)
            kill quit -> homeScreen notRunning:
            link -> app foreground: foreground activity(https://c)
            list -> notificationCenter suspended:
            lock -> lockScreen suspended:
            open -> app foreground: foreground
            pay -> homeScreen background: response(action:pay)
            reboot -> lockScreen notRunning:
            spotlight -> app foreground: foreground spotlight(a://b)
            suspend noScene -> refused: appNotInBackground
            switcher -> appSwitcher suspended:
            tap -> app foreground: foreground response(open)
            unlock -> refused: deviceIsUnlocked
            url widget -> app foreground: foreground open(a://b)
            view -> app foreground: foreground response(action:view)
            """
        case .noScene:
            """
            back -> refused: noOverlay
            cancel -> refused: noPasscodeAsked
            confirm -> homeScreen background: response(action:confirm)
            dismiss clear hide -> homeScreen background:
            home -> refused: alreadyShown
            intent -> app foreground: connect foreground appIntent(a://b)
            kill crash -> homeScreen notRunning:
            link -> app foreground: connect(https://c) foreground
            list -> notificationCenter background:
            lock -> lockScreen background:
            noScene -> refused: noScene
            open -> app foreground: connect foreground
            pay -> homeScreen background: response(action:pay)
            quit -> homeScreen notRunning: terminate
            reboot -> lockScreen notRunning:
            suspend -> homeScreen suspended:
            switcher -> appSwitcher background:
            tap -> app foreground: connect(response) foreground response(open)
            unlock -> refused: deviceIsUnlocked
            url widget spotlight -> app foreground: connect(a://b) foreground
            view -> app foreground: connect(response) foreground response(action:view)
            """
        case .lockedOverHome, .lockedOverDeadApp, .rebooted:
            """
            cancel -> refused: noPasscodeAsked
            confirm -> lockScreen background: response(action:confirm)
            hide -> refused: noBanner
            home open switcher list back lock quit url widget spotlight intent link -> refused: deviceIsLocked
            kill crash -> refused: appNotRunning
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
            reboot kill crash -> lockScreen notRunning:
            suspend -> lockScreen suspended:
            tap view pay -> passcode background:
            unlock -> app foreground: foreground
            """
        case .passcode:
            """
            cancel -> lockScreen background:
            hide -> refused: noBanner
            home open switcher list back lock quit url widget spotlight intent link -> refused: deviceIsLocked
            kill crash -> passcode notRunning:
            noScene -> passcode background: disconnect
            reboot -> lockScreen notRunning:
            suspend -> passcode suspended:
            tap view confirm pay dismiss clear -> refused: noSuchNotification
            unlock -> app foreground: foreground response(open)
            """
        }
    }
}

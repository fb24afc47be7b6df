import AppFlow
import DeviceSimulator
import Notifications
import SimulatorPage

/// The menus of the phone in the terminal.
struct PhoneMenus {
    let language: Language
    /// The names of the program's sample pushes.
    let samples: [String]
    /// What has the app schedule a notification that comes in two minutes; nil if it schedules none.
    let scheduleOffer: String?

    var push: PhoneMenu {
        let prompt = PhonePrompt(language.phrase("prompt.file"), for: .file)
        return samples.prefix(PhoneMenu.keys.count - 1).reduce(PhoneMenu(language.phrase("menu.push"))) {
            $0.adding($1, .sample($1))
        }
        .adding(language.phrase("menu.file"), .prompt(prompt))
    }

    var clock: PhoneMenu {
        let menu = PhoneMenu(language.phrase("menu.clock"))
            .adding(language.phrase("menu.minutes", ["count": "1"]), .device(.advanceClock(seconds: 60)))
            .adding(language.phrase("menu.minutes", ["count": "11"]), .device(.advanceClock(seconds: 660)))
            .adding(language.phrase("menu.hour"), .device(.advanceClock(seconds: 3_600)))
            .adding(language.phrase("menu.day"), .device(.advanceClock(seconds: 86_400)))
        guard let scheduleOffer else { return menu }
        return menu.adding(scheduleOffer, .page(.app("schedule", ["minutes": "2"])))
    }

    /// - Parameter isOnline: whether the push service reaches the device.
    func more(isOnline: Bool) -> PhoneMenu {
        PhoneMenu(language.phrase("menu.more"))
            .adding(language.phrase("menu.account"), .menu(account))
            .adding(language.phrase("menu.permission"), .menu(permission))
            .adding(language.phrase("menu.crashAt"), .menu(crashAt))
            .adding(language.phrase(isOnline ? "menu.goOffline" : "menu.goOnline"), .device(.setOnline(!isOnline)))
            .adding(language.phrase("menu.reboot"), .device(.reboot))
            .adding(language.phrase("menu.disconnect"), .device(.disconnectScene))
            .adding(language.phrase("menu.record"), .prompt(PhonePrompt(language.phrase("prompt.file"), for: .record)))
            .adding(language.phrase("menu.endRecording"), .record(nil))
            .adding(language.phrase("menu.replay"), .prompt(PhonePrompt(language.phrase("prompt.file"), for: .replay)))
    }

    private var account: PhoneMenu {
        ["1", "2"].reduce(PhoneMenu(language.phrase("menu.account"))) { menu, account in
            menu.adding(
                language.phrase("settings.account", ["account": account]), .page(.app("signIn", ["account": account])))
        }.adding(language.phrase("menu.nobody"), .page(.app("signOut", [:])))
    }

    private var permission: PhoneMenu {
        let choices: [NotificationAuthorization] = [.authorized, .provisional, .denied, .notDetermined]
        return choices.reduce(PhoneMenu(language.phrase("menu.permission"))) {
            $0.adding(language.phrase("settings.\($1.rawValue)"), .allow($1))
        }
    }

    private var crashAt: PhoneMenu {
        Checkpoint.allCases.reduce(PhoneMenu(language.phrase("menu.crashAt"))) {
            $0.adding(language.phrase("crash.\($1.rawValue)"), .page(.app("crashAt", ["point": $1.rawValue])))
        }.adding(language.phrase("menu.never"), .page(.app("crashAt", [:])))
    }
}

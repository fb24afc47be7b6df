import AppFlow
import DeviceSimulator
import Notifications
import SimulatorPage

/// The menus of the phone in the terminal.
struct PhoneMenus {
    let language: Language
    /// The names of the program's sample pushes.
    let samples: [String]
    /// How the app's user has a notification scheduled; nil if it schedules none.
    let scheduling: SchedulingCommand?

    var push: PhoneMenu {
        let prompt = PhonePrompt(language.sentence("prompt.file"), for: .file)
        return samples.prefix(PhoneMenu.keys.count - 1).reduce(PhoneMenu(language.sentence("menu.push"))) {
            $0.adding($1, .sample($1))
        }
        .adding(language.sentence("menu.file"), .prompt(prompt))
    }

    var clock: PhoneMenu {
        let menu = PhoneMenu(language.sentence("menu.clock"))
            .adding(language.sentence("menu.minutes", ["count": "1"]), .device(.advanceClock(seconds: 60)))
            .adding(language.sentence("menu.minutes", ["count": "11"]), .device(.advanceClock(seconds: 660)))
            .adding(language.sentence("menu.hour"), .device(.advanceClock(seconds: 3_600)))
            .adding(language.sentence("menu.day"), .device(.advanceClock(seconds: 86_400)))
        guard let scheduling else { return menu }
        return menu.adding(language.sentence(scheduling.offer), .page(.app("schedule", ["minutes": "2"])))
    }

    /// - Parameter isOnline: whether the push service reaches the device.
    func more(isOnline: Bool) -> PhoneMenu {
        PhoneMenu(language.sentence("menu.more"))
            .adding(language.sentence("menu.account"), .menu(account))
            .adding(language.sentence("menu.permission"), .menu(permission))
            .adding(language.sentence("menu.crashAt"), .menu(crashAt))
            .adding(language.sentence(isOnline ? "menu.goOffline" : "menu.goOnline"), .device(.setOnline(!isOnline)))
            .adding(language.sentence("menu.reboot"), .device(.reboot))
            .adding(language.sentence("menu.disconnect"), .device(.disconnectScene))
            .adding(
                language.sentence("menu.record"), .prompt(PhonePrompt(language.sentence("prompt.file"), for: .record))
            )
            .adding(language.sentence("menu.endRecording"), .record(nil))
            .adding(
                language.sentence("menu.replay"), .prompt(PhonePrompt(language.sentence("prompt.file"), for: .replay)))
    }

    private var account: PhoneMenu {
        ["1", "2"].reduce(PhoneMenu(language.sentence("menu.account"))) { menu, account in
            menu.adding(
                language.sentence("settings.account", ["account": account]), .page(.app("signIn", ["account": account]))
            )
        }.adding(language.sentence("menu.nobody"), .page(.app("signOut", [:])))
    }

    private var permission: PhoneMenu {
        let choices: [NotificationAuthorization] = [.authorized, .provisional, .denied, .notDetermined]
        return choices.reduce(PhoneMenu(language.sentence("menu.permission"))) {
            $0.adding(language.sentence("settings.\($1.rawValue)"), .allow($1))
        }
    }

    private var crashAt: PhoneMenu {
        Checkpoint.allCases.reduce(PhoneMenu(language.sentence("menu.crashAt"))) {
            $0.adding(language.sentence("crash.\($1.rawValue)"), .page(.app("crashAt", ["point": $1.rawValue])))
        }.adding(language.sentence("menu.never"), .page(.app("crashAt", [:])))
    }
}

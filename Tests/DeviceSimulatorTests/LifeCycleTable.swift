import Foundation
import Testing

/// Where each command leads in each situation, and what the app hears of it; or why it is refused.
///
/// Apple: "Managing your app's life cycle", "UIWindowSceneDelegate", "Handling notifications and notification-related
/// actions".
enum LifeCycleTable {
    /// Where a command leads, by the situation.
    static func outcomes(of command: String) -> [Situation: String] {
        var outcomes: [Situation: String] = [:]
        var isMeant = false
        for line in text.split(separator: "\n") {
            guard line.hasPrefix(" ") else {
                isMeant = line.dropLast().split(separator: " ").contains { $0 == command }
                continue
            }
            guard isMeant else { continue }
            let parts = line.split(separator: "|").map { $0.trimmingCharacters(in: [" "]) }
            for situation in parts[1].split(separator: " ").flatMap({ situations(called: String($0)) })
            where outcomes[situation] == nil {
                outcomes[situation] = parts[0]
            }
        }
        return outcomes
    }

    private static func situations(called name: String) -> [Situation] {
        switch name {
        case "others": return Situation.allCases
        case "locked": return Situation.allCases.filter(\.isLocked)
        default:
            // Left out, its outcome would be that of the others.
            guard let situation = Situation(rawValue: name) else {
                Issue.record("no situation is called \(name)")
                return []
            }
            return [situation]
        }
    }

    /// Below a command, the display and the app's state that it leads to, what the app hears, and in which situations.
    /// `=` stands for what was there before, `locked` for each situation of a locked device.
    private static let text = """
        home open switcher list back lock quit url widget spotlight intent link:
            refused: deviceIsLocked | locked
        home:
            homeScreen background: background | foreground switcher list
            refused: alreadyShown | others
        open:
            refused: alreadyShown | foreground
            app foreground: | switcher list
            app foreground: foreground | background suspended
            app foreground: connect foreground | others
        switcher:
            appSwitcher inactive: | foreground
            refused: alreadyShown | switcher
            appSwitcher =: | others
        list:
            notificationCenter inactive: | foreground
            refused: alreadyShown | list
            notificationCenter =: | others
        back:
            app foreground: | switcher list
            refused: noOverlay | others
        lock:
            lockScreen background: background | foreground switcher list
            lockScreen =: | others
        unlock:
            homeScreen =: | lockedOverHome lockedOverDeadApp rebooted
            app foreground: foreground | lockedOverApp
            app foreground: foreground response(open) | passcode
            refused: deviceIsUnlocked | others
        cancel:
            lockScreen =: | passcode
            refused: noPasscodeAsked | others
        reboot:
            lockScreen =: | notRunning forceQuit
            = =: | lockedOverHome lockedOverDeadApp rebooted
            = notRunning: | lockedOverApp
            lockScreen notRunning: | others
        suspend:
            = suspended: | background noScene lockedOverApp passcode
            refused: appNotInBackground | others
        kill:
            refused: appNotRunning | notRunning forceQuit lockedOverHome lockedOverDeadApp rebooted
            homeScreen notRunning: | foreground
            = notRunning: | others
        quit:
            refused: noCard | notRunning forceQuit
            = notRunning: disconnect terminate | background
            = notRunning: | suspended
            = notRunning: terminate | noScene
            homeScreen notRunning: disconnect terminate | others
        noScene:
            = =: disconnect | background lockedOverApp passcode
            refused: noScene | noScene
            refused: appNotInBackground | others
        url widget:
            = =: open(a://b) | foreground
            app foreground: open(a://b) | switcher list
            app foreground: foreground open(a://b) | background suspended
            app foreground: connect(a://b) foreground | others
        spotlight:
            = =: spotlight(a://b) | foreground
            app foreground: spotlight(a://b) | switcher list
            app foreground: foreground spotlight(a://b) | background suspended
            app foreground: connect(a://b) foreground | others
        intent:
            = =: appIntent(a://b) | foreground
            app foreground: appIntent(a://b) | switcher list
            app foreground: foreground appIntent(a://b) | background suspended
            app foreground: connect foreground appIntent(a://b) | others
        link:
            = =: activity(https://c) | foreground
            app foreground: activity(https://c) | switcher list
            app foreground: foreground activity(https://c) | background suspended
            app foreground: connect(https://c) foreground | others
        tap:
            app foreground: connect(response) foreground response(open) | notRunning noScene forceQuit
            = =: response(open) | foreground
            app foreground: response(open) | switcher list
            app foreground: foreground response(open) | background suspended
            refused: noSuchNotification | passcode
            passcode =: | others
        view:
            app foreground: connect(response) foreground response(action:view) | notRunning noScene forceQuit
            = =: response(action:view) | foreground
            app foreground: response(action:view) | switcher list
            app foreground: foreground response(action:view) | background suspended
            refused: noSuchNotification | passcode
            passcode =: | others
        confirm:
            = =: response(action:confirm) | foreground switcher list background noScene lockedOverApp
            refused: noSuchNotification | passcode
            = background: response(action:confirm) | others
        pay:
            = background: response(action:pay) | notRunning suspended forceQuit
            passcode =: | lockedOverHome lockedOverApp lockedOverDeadApp rebooted
            refused: noSuchNotification | passcode
            = =: response(action:pay) | others
        dismiss clear:
            refused: noSuchNotification | passcode
            = =: | others
        hide:
            refused: noBanner | locked
            = =: | others
        refresh:
            refused: appWasForceQuit | forceQuit
            refused: appInForeground | foreground switcher list
            = =: refresh | background noScene lockedOverApp passcode
            = background: refresh | others
        """
}

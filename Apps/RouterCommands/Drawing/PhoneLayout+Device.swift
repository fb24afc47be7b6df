import AppFlow
import DeviceSimulator
import Navigation

extension PhoneLayout {
    /// - Parameter rows: how many rows of a screen are drawn at most.
    @MainActor
    init(_ display: PhoneDisplay, rows: Int, in language: Language) {
        let app = display.app ?? PhoneDisplay.App(navigation: NavigationState(), content: nil)
        let screen = PhoneLayout(app, rows: rows, in: language)
        let device = display.device
        let parts = DeviceParts(device: device, title: display.title, language: language)
        switch device.display {
        case .app: self = screen
        case .homeScreen: body = parts.homeScreen
        case .lockScreen: body = parts.lockScreen
        case .passcode: body = parts.passcode
        case .appSwitcher: body = parts.appSwitcher
        case .notificationCenter: body = parts.list
        }
        if device.prompt != nil {
            // The question lies over whatever the app asks by itself, too.
            top = parts.prompt + top.filter(\.controls.isEmpty)
            cover = .question
        }
        top = parts.status + parts.banner + top
    }
}

/// What the system draws.
private struct DeviceParts {
    let device: DeviceState
    let title: String
    let language: Language

    /// How many notifications of the list are drawn, as on the page.
    private static let longestList = 20

    var status: [PhoneLine] {
        let place = device.display == .app ? title : language.sentence("display.\(device.display.rawValue)")
        let signal = device.pushes.isOnline ? "" : " ✈"
        let state = device.app.wasForceQuit ? "forceQuit" : device.app.state.rawValue
        let refresh = device.app.isRefreshRequested ? " ↻" : ""
        return [
            .ends("\(PhoneTime.text(device.now))\(signal)  \(place)", language.sentence("app.\(state)") + refresh),
            .rule,
        ]
    }

    var banner: [PhoneLine] {
        guard let banner = device.banner else { return [] }
        let later = PhoneControl(language.sentence("touch.later"), .hideBanner)
        return notice(banner.notification, and: later) + [.rule]
    }

    var homeScreen: [PhoneLine] {
        let badge = device.badge > 0 ? " (\(device.badge))" : ""
        return [
            .text(PhoneTime.day(device.now, in: language)), .text(""), .row(PhoneControl(title + badge, .openApp)),
        ]
    }

    var lockScreen: [PhoneLine] {
        [.text("\(PhoneTime.text(device.now))  \(PhoneTime.day(device.now, in: language))"), .text("")]
            + (device.settings.showsOnLockScreen ? notices : [])
            + [.buttons([PhoneControl(language.sentence("touch.unlock"), .unlock)])]
    }

    var passcode: [PhoneLine] {
        [
            .text(language.sentence("phone.passcode")),
            .buttons([
                PhoneControl(language.sentence("touch.unlock"), .unlock),
                PhoneControl(language.sentence("touch.cancel"), .cancelUnlock),
            ]),
        ]
    }

    var appSwitcher: [PhoneLine] {
        let back = PhoneControl(language.sentence("touch.back"), .closeOverlay)
        guard device.app.hasCard else { return [.text(language.sentence("phone.noCard")), .buttons([back])] }
        return [
            .text(title),
            .buttons([
                PhoneControl(language.sentence("touch.open"), .openApp),
                PhoneControl(language.sentence("touch.swipeAway"), .forceQuit), back,
            ]),
        ]
    }

    var list: [PhoneLine] {
        let count = device.delivered.count
        let close = PhoneControl(language.sentence("touch.close"), .closeOverlay)
        guard count > 0 else { return [.text(language.sentence("phone.noNotifications")), .buttons([close])] }
        let clear = PhoneControl(language.sentence("touch.clearAll"), .clearNotifications)
        return [.text(language.sentence("phone.notifications", ["count": String(count)])), .buttons([clear, close])]
            + notices
    }

    var prompt: [PhoneLine] {
        [
            .text(language.sentence("phone.prompt", ["title": title])),
            .buttons([
                PhoneControl(language.sentence("touch.refuse"), .answerPrompt(grants: false)),
                PhoneControl(language.sentence("touch.allow"), .answerPrompt(grants: true)),
            ]),
            .rule,
        ]
    }

    private var notices: [PhoneLine] {
        device.delivered.prefix(Self.longestList).flatMap { row in
            notice(row, and: PhoneControl(language.sentence("touch.clear"), .dismiss(requestID: row.requestID)))
                + [.text("")]
        }
    }

    /// - Parameter last: what can be done with it beside opening it and its actions.
    private func notice(_ row: NotificationRow, and last: PhoneControl) -> [PhoneLine] {
        let heading = row.isReadable ? row.title ?? title : language.sentence("phone.unreadable")
        let open = PhoneControl(language.sentence("touch.open"), .tap(requestID: row.requestID))
        let actions = row.actions.map { action in
            PhoneControl(
                language.sentence("action.\(action.id)"), .act(requestID: row.requestID, action: action.id)
            ).takingText(action.takesText)
        }
        return [.ends("◆ \(heading)", PhoneTime.text(row.deliveredAt))]
            + [row.subtitle, row.body].compactMap { text in text.map { .text("  " + $0) } }
            + [.buttons([open] + actions + [last])]
    }
}

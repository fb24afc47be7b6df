import AppFlow
import DeviceSimulator
import SimulatorPage

extension PhoneDrawing {
    /// The phone with all that is on its display.
    /// - Parameters:
    ///   - device: the phone without its app.
    ///   - title: what the app is called under its icon.
    ///   - app: what the app draws; nil if it does not run.
    ///   - longestText: how many columns of a text are drawn.
    init(_ device: DeviceState, title: String, app: AppPicture?, longestText: Int = 500, in language: Language) {
        self.init(longestText: longestText, isNumbered: true)
        let parts = DeviceParts(device: device, title: title, language: language)
        parts.status(&self)
        if let banner = device.banner {
            parts.notice(banner.notification, and: PhoneControl(language.sentence("touch.later"), .hideBanner), &self)
            rule()
        }
        if device.prompt { parts.prompt(&self) }
        switch device.display {
        case .app:
            if let app { draw(app, in: language) }
        case .homeScreen: parts.homeScreen(&self)
        case .lockScreen: parts.lockScreen(&self)
        case .passcode: parts.passcode(&self)
        case .appSwitcher: parts.appSwitcher(&self)
        case .notificationCenter: parts.list(&self)
        }
    }
}

/// What the system draws.
private struct DeviceParts {
    let device: DeviceState
    let title: String
    let language: Language

    /// How many notifications of the list are drawn, as on the page.
    private static let longestList = 20

    private func touch(_ name: String, _ command: DeviceCommand) -> PhoneControl {
        PhoneControl(language.sentence("touch.\(name)"), command)
    }

    func status(_ drawing: inout PhoneDrawing) {
        let place = device.display == .app ? title : language.sentence("display.\(device.display.rawValue)")
        let signal = device.pushes.isOnline ? "" : " ✈"
        let state = device.app.wasForceQuit ? "forceQuit" : device.app.state.rawValue
        let refresh = device.app.isRefreshRequested ? " ↻" : ""
        let words = language.sentence("app.\(state)")
        drawing.text("\(PhoneTime.text(device.now))\(signal)  \(place) · \(words)\(refresh)")
        drawing.rule()
    }

    /// The app's question whether it may notify. It lies over whatever the app asks by itself, too.
    func prompt(_ drawing: inout PhoneDrawing) {
        drawing.text(language.sentence("phone.prompt", ["title": title]))
        drawing.buttons([
            touch("refuse", .answerPrompt(grants: false)), touch("allow", .answerPrompt(grants: true)),
        ])
        drawing.rule()
        drawing.isCovered = true
    }

    func homeScreen(_ drawing: inout PhoneDrawing) {
        drawing.text(PhoneTime.day(device.now, in: language))
        drawing.row(PhoneControl(title + (device.badge > 0 ? " (\(device.badge))" : ""), .openApp))
    }

    func lockScreen(_ drawing: inout PhoneDrawing) {
        drawing.text("\(PhoneTime.text(device.now))  \(PhoneTime.day(device.now, in: language))")
        notices(&drawing)
        drawing.buttons([touch("unlock", .unlock)])
    }

    func passcode(_ drawing: inout PhoneDrawing) {
        drawing.text(language.sentence("phone.passcode"))
        drawing.buttons([touch("unlock", .unlock), touch("cancel", .cancelUnlock)])
    }

    func appSwitcher(_ drawing: inout PhoneDrawing) {
        drawing.text(device.app.hasCard ? title : language.sentence("phone.noCard"))
        let card = device.app.hasCard ? [touch("open", .openApp), touch("swipeAway", .forceQuit)] : []
        drawing.buttons(card + [touch("back", .closeOverlay)])
    }

    func list(_ drawing: inout PhoneDrawing) {
        let count = device.delivered.count
        let heading = count > 0 ? "phone.notifications" : "phone.noNotifications"
        drawing.text(language.sentence(heading, ["count": String(count)]))
        drawing.buttons((count > 0 ? [touch("clearAll", .clearNotifications)] : []) + [touch("close", .closeOverlay)])
        notices(&drawing)
    }

    private func notices(_ drawing: inout PhoneDrawing) {
        for row in device.delivered.prefix(Self.longestList) {
            notice(row, and: touch("clear", .dismiss(requestID: row.requestID)), &drawing)
        }
    }

    /// - Parameter last: what can be done with it beside opening it and its actions.
    func notice(_ row: NotificationRow, and last: PhoneControl, _ drawing: inout PhoneDrawing) {
        let heading = row.isReadable ? row.title ?? title : language.sentence("phone.unreadable")
        drawing.text("◆ \(heading)  \(PhoneTime.text(row.deliveredAt))")
        for text in [row.subtitle, row.body].compactMap(\.self) { drawing.text("  " + text) }
        let actions = row.actions.map { action in
            PhoneControl(
                language.sentence("action.\(action.id)"), .act(requestID: row.requestID, action: action.id)
            ).takingText(action.takesText)
        }
        drawing.buttons([touch("open", .tap(requestID: row.requestID))] + actions + [last])
    }
}

import AppFlow
import DeviceSimulator
import Foundation
import Notifications
import SimulatorPage

/// What a phone shows in lines of text, and indented what can be typed for a row, and at the end for the rest.
struct PhoneText {
    /// From the top to the bottom.
    private(set) var lines: [String] = []
    private let language: Language

    /// How many notifications of the list are shown, as on the page.
    private static let longestList = 20

    /// - Parameters:
    ///   - device: the phone without its app.
    ///   - title: what the app is called under its icon.
    ///   - app: what the app draws; nil if it does not run.
    init(_ device: DeviceState, title: String, app: AppPicture?, in language: Language) {
        self.language = language
        showStatus(device, title)
        if device.prompt { show(language.sentence("phone.prompt", ["title": title])) }
        let notifications = Self.notifications(device)
        for (index, row) in notifications.enumerated() { show(row, at: index + 1, title) }
        if device.display == .settings {
            let isRefused = device.settings.authorization == .denied
            show(language.sentence(isRefused ? "phone.refused" : "phone.allowed", ["title": title]))
        }
        if let page = device.page { show(page) }
        if device.display == .homeScreen, device.badge > 0 { show("\(title) (\(device.badge))") }
        // A question and an alert take the touches of what lies under them.
        if device.display == .app, let app { show(app, takesTouches: !device.prompt && app.alert == nil) }
        let newest = notifications.first.map { Self.offers(for: $0, isBanner: device.banner != nil) } ?? []
        offer(newest + Self.offers(device, app))
    }

    /// An app for which nothing can be typed.
    init(_ app: AppPicture, in language: Language) {
        self.language = language
        show(app, takesTouches: false)
    }

    private mutating func show(_ text: String) {
        lines.append(DisplayWidth.printable(text, upTo: 500))
    }

    private mutating func showStatus(_ device: DeviceState, _ title: String) {
        let place = device.display == .app ? title : language.sentence("display.\(device.display.rawValue)")
        let state = device.app.wasForceQuit ? "forceQuit" : device.app.state.rawValue
        let process = language.sentence("phone.process", ["number": String(device.app.launches)])
        let parts = [place, language.sentence("app.\(state)"), device.app.launches > 0 ? process : nil]
        let signs = device.app.isRefreshRequested ? " ↻" : ""
        show("\(time(device.now))\(signs)  " + parts.compactMap(\.self).joined(separator: " · "))
    }

    /// - Parameter place: from 1.
    private mutating func show(_ row: NotificationRow, at place: Int, _ title: String) {
        let heading = row.isReadable ? row.title ?? title : language.sentence("phone.unreadable")
        show("◆ #\(place) \(heading)  \(time(row.deliveredAt))")
        for text in [row.subtitle, row.body, row.attachment].compactMap(\.self) { show("  " + text) }
    }

    /// What the app asks, the path to the visible screen, and the screen.
    private mutating func show(_ app: AppPicture, takesTouches: Bool) {
        if let alert = app.alert { show("⚠ " + alert.message) }
        show(app.isMain ? app.path.joined(separator: " › ") : app.phaseTitle)
        guard app.isMain, let screen = app.screen else { return }
        for heading in [screen.title, screen.message].compactMap(\.self) { show(heading) }
        showMore(screen.rowsAbove)
        for row in screen.rows {
            let note = row.note.map { $0.allSatisfy(\.isNumber) ? "(\($0))" : $0 }
            let parts = [note, row.title, row.detail].compactMap(\.self).filter { !$0.isEmpty }
            show("• " + parts.joined(separator: " · "))
            let link = row.link.map { "in-app " + LineText.text($0) }
            let action = row.action.map { "do " + LineText.line([$0.id], row.key) }
            if takesTouches { offer([link, action].compactMap(\.self)) }
        }
        showMore(screen.rowsBelow)
    }

    private mutating func showMore(_ count: Int) {
        if count > 0 { show(language.sentence("phone.moreRows", ["count": String(count)])) }
    }

    private mutating func offer(_ offers: [String]) {
        guard !offers.isEmpty else { return }
        lines.append("    " + offers.map { DisplayWidth.printable($0) }.joined(separator: " · "))
    }

    /// In the user's time zone.
    private func time(_ date: Date) -> String {
        date.formatted(
            Date.VerbatimFormatStyle(
                format: "\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits)",
                timeZone: .current, calendar: .current))
    }
}

/// Lines that can be typed, with `TEXT` where one is asked for.
extension PhoneText {
    /// What the user sees of them, that of the banner first.
    private static func notifications(_ device: DeviceState) -> [NotificationRow] {
        switch device.display {
        case .notificationCenter, .lockScreen: Array(device.delivered.prefix(longestList))
        default: [device.banner].compactMap(\.self)
        }
    }

    private static func offers(for row: NotificationRow, isBanner: Bool) -> [String] {
        let actions = row.actions.map { "act #1 " + LineText.word($0.id) + ($0.takesText ? " TEXT" : "") }
        return ["tap"] + actions + [isBanner ? "hide" : "dismiss #1"]
    }

    private static func offers(_ device: DeviceState, _ app: AppPicture?) -> [String] {
        switch device.display {
        case .app where device.prompt: ["allow", "refuse"]
        case .app: app.map(offers) ?? []
        case .homeScreen: ["open"]
        case .settings: ["notifications authorized", "open"]
        case .browser: ["open"]
        case .lockScreen: ["unlock"]
        case .passcode: ["unlock", "cancel"]
        case .appSwitcher: (device.app.hasCard ? ["open", "quit"] : []) + ["back"]
        case .notificationCenter: (device.delivered.isEmpty ? [] : ["clear"]) + ["back"]
        }
    }

    private static func offers(_ app: AppPicture) -> [String] {
        if let alert = app.alert {
            if alert.asksToSwitch { return ["switch-account yes", "switch-account no"] }
            return alert.offersSettings ? ["settings", "ok"] : ["ok"]
        }
        guard app.isMain else { return app.offers.map(\.line) }
        let actions = (app.screen?.actions ?? []).map { "do " + LineText.word($0.id) + ($0.takesText ? " TEXT" : "") }
        // A modal lies over the tabs.
        let tabs = app.isModal ? [] : app.tabs.filter { !$0.isSelected }
        return actions + (app.path.count > 1 ? ["back"] : []) + tabs.map { "tab " + LineText.text($0.id) }
    }
}

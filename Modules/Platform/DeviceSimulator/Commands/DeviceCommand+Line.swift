public import Foundation
import Launches

extension DeviceCommand {
    /// A command as somebody types it; see ``lines``.
    /// - Returns: nil if it is none.
    public init?(line: String) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1].trimmingCharacters(in: .whitespaces) : ""
        guard let word = words.first, let command = Self.command(word, rest) else { return nil }
        self = command
    }

    private static func command(_ word: String, _ rest: String) -> DeviceCommand? {
        if rest.isEmpty { return plain[word] }
        switch word {
        case "tap": return .tap(requestID: rest)
        case "dismiss": return .dismiss(requestID: rest)
        case "act":
            let words = rest.split(separator: " ", maxSplits: 2).map(String.init)
            guard words.count > 1 else { return nil }
            return .act(requestID: words[0], action: words[1], text: words.count > 2 ? words[2] : nil)
        case "wait": return TimeInterval(rest).map { .advanceClock(seconds: $0) }
        case "url": return .open(url: rest)
        case "link": return .openUniversalLink(url: rest)
        case "widget": return .openWidget(url: rest)
        case "quick-action": return .openSystemLink(link: rest, kind: .quickAction)
        case "spotlight": return .openSystemLink(link: rest, kind: .spotlight)
        case "handoff": return .openSystemLink(link: rest, kind: .handoff)
        case "app-intent": return .openSystemLink(link: rest, kind: .appIntent)
        case "push": return PushMessage(line: rest).map(Self.receive)
        default: return nil
        }
    }

    /// The command as it is typed; nil if it cannot be.
    /// - Parameter now: when it is given, from which the time left to a push is counted.
    public func line(at now: Date) -> String? {
        switch self {
        case .tap(let id): "tap \(id)"
        case .dismiss(let id): "dismiss \(id)"
        case .act(let id, let action, let text):
            ["act", id, action, text].compactMap(\.self).joined(separator: " ")
        case .advanceClock(let seconds): "wait \(seconds.asTyped)"
        case .open(let url): "url \(url)"
        case .openUniversalLink(let url): "link \(url)"
        case .receive(let push): "push \(push.line(at: now))"
        default: Self.plain.first { $0.value == self }?.key
        }
    }

    private static let plain: [String: DeviceCommand] = [
        "home": .pressHome, "open": .openApp, "switcher": .openAppSwitcher, "list": .openNotificationCenter,
        "back": .closeOverlay, "lock": .lock, "unlock": .unlock, "cancel": .cancelUnlock, "reboot": .reboot,
        "suspend": .suspend, "kill": .kill, "crash": .crash, "quit": .forceQuit, "disconnect": .disconnectScene,
        "refresh": .refreshInBackground,
        "clear": .clearNotifications, "hide": .hideBanner, "hold": .holdBanner, "allow": .answerPrompt(grants: true),
        "refuse": .answerPrompt(grants: false), "online": .setOnline(true), "offline": .setOnline(false),
    ]

    /// How commands are typed: a word, and in capitals what else belongs to it.
    public static let lines =
        plain.keys.sorted() + [
            "act REQUEST ACTION [TEXT]", "app-intent LINK", "dismiss REQUEST", "handoff LINK", "link URL",
            "push [collapse=ID] [priority=10|5|1] [expires=SECONDS] [type=alert|background|other] JSON",
            "quick-action LINK", "spotlight LINK", "tap REQUEST", "url URL", "wait SECONDS", "widget URL",
        ]
}

extension TimeInterval {
    /// Without a fraction that says nothing.
    var asTyped: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

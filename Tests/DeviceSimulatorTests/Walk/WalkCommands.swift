import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport

/// Commands that come as chance has them, about few enough notifications that they meet.
enum WalkCommands {
    static func random(_ count: Int, seed: UInt64) -> [DeviceCommand] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { command($0, using: &random) }
    }

    private static func command(_ index: Int, using random: inout SeededGenerator) -> DeviceCommand {
        func pick<Value>(_ values: Value...) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
        let id = pick("a", "b", "c", "d")
        switch Int.random(in: 0..<30, using: &random) {
        case 0...6: return .receive(push(index, id, using: &random))
        case 7...9: return .tap(requestID: id)
        case 10...12:
            let action = pick("view", "confirm", "pay", "reply")
            return .act(requestID: id, action: action, text: action == "reply" ? pick("yes", "yes", nil) : nil)
        case 13:
            return pick(.dismiss(requestID: id), .dismiss(requestID: id), .clearNotifications, .hideBanner, .holdBanner)
        case 14...15: return .openApp
        case 16...17: return .pressHome
        case 18: return pick(.openAppSwitcher, .openNotificationCenter, .closeOverlay)
        case 19: return .lock
        case 20...21: return pick(.unlock, .unlock, .unlock, .cancelUnlock)
        case 22: return pick(.suspend, .disconnectScene, .refreshInBackground)
        case 23: return pick(.kill, .crash, .forceQuit, .reboot)
        case 24:
            return pick(
                .open(url: "a://b"), .openUniversalLink(url: "https://c"), .openWidget(url: "a://b"),
                .openSystemLink(link: "a://b", kind: pick(.quickAction, .spotlight, .handoff, .appIntent)))
        case 25: return pick(.setOnline(true), .setOnline(false), .setOnline(true))
        case 26...27: return .advanceClock(seconds: pick(1, 4, 6, 31, 3600))
        case 28: return .changeSettings(settings(using: &random))
        default: return .deliverResponses(pick(.once, .connectionAndCallback, .callbackTwice))
        }
    }

    private static func push(_ index: Int, _ id: String, using random: inout SeededGenerator) -> PushMessage {
        func pick<Value>(_ values: Value...) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
        let keys = [
            pick("", #","badge":\#(index)"#), pick("", #","category":"order""#, #","category":"reporting""#),
            pick("", "", #","content-available":1"#),
        ]
        let alert = pick(#""alert":"x""#, #""alert":"x""#, #""alert":"x""#, #""thread-id":"t""#)
        return PushMessage(
            #"{"aps":{\#(alert)\#(keys.joined())}}"#, id: id,
            expiration: pick(.unspecified, .unspecified, .immediately),
            priority: pick(.immediate, .immediate, .low, .lowest))
    }

    /// The list stays on, which a banner's notification is in.
    private static func settings(using random: inout SeededGenerator) -> NotificationSettings {
        func pick<Value>(_ values: Value...) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
        var settings = NotificationSettings(authorization: pick(.authorized, .authorized, .provisional, .denied))
        settings.showsBadge = pick(true, true, false)
        settings.showsBanners = pick(true, true, false)
        settings.bannersStay = pick(true, false, false)
        settings.showsOnLockScreen = pick(true, true, false)
        settings.isFocusOn = pick(true, false)
        return settings
    }
}

import Foundation
import Notifications

extension Device {
    /// Does what a user, the surroundings or iOS do, if it can be done as things stand.
    /// - Throws: ``DeviceRefusal``, the reason why it cannot; nothing has happened then.
    public func perform(_ command: DeviceCommand) throws(DeviceRefusal) {
        catchUp()
        switch command {
        case .pressHome, .openApp, .openAppSwitcher, .openNotificationCenter, .closeOverlay, .lock, .unlock,
            .cancelUnlock, .reboot:
            try performOnDisplay(command)
        case .suspend, .kill, .crash, .forceQuit, .disconnectScene:
            try performOnProcess(command)
        case .tap, .act, .dismiss, .clearNotifications, .hideBanner, .answerPrompt, .changeSettings:
            try performOnNotifications(command)
        case .receive(let push): receive(push)
        case .open(let url):
            try checkLink(url)
            open(url: url)
        case .openUniversalLink(let url):
            try checkLink(url)
            open(universalLink: url)
        case .setOnline(let isOnline): self.isOnline = isOnline
        case .advanceClock(let seconds):
            guard seconds > 0, seconds <= Self.longestAdvance else { throw .invalidTime }
            advance(by: seconds)
        case .deliverResponses(let delivery): responseDelivery = delivery
        }
    }

    /// Seconds; some hundred years.
    private static let longestAdvance: TimeInterval = 100 * 366 * 24 * 60 * 60

    private func checkLink(_ url: String) throws(DeviceRefusal) {
        try demand(!isLocked, else: .deviceIsLocked)
        try demand(!url.isEmpty, else: .emptyLink)
    }

    func demand(_ holds: Bool, else refusal: DeviceRefusal) throws(DeviceRefusal) {
        if !holds { throw refusal }
    }
}

#if canImport(UIKit)
import Foundation
import Notifications
import UserNotifications

extension ScheduledNotification {
    /// The request as the system takes it. Apple: "Scheduling a notification locally from your app".
    var request: UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = self.content.title
        content.subtitle = self.content.subtitle ?? ""
        content.body = self.content.body
        content.categoryIdentifier = category ?? ""
        content.threadIdentifier = self.content.thread ?? ""
        content.interruptionLevel = UNNotificationInterruptionLevel(self.content.interruptionLevel ?? .active)
        content.relevanceScore = self.content.relevance ?? 0
        content.sound = self.content.sound.map {
            $0 == "default" ? .default : UNNotificationSound(named: UNNotificationSoundName(rawValue: $0))
        }
        content.userInfo = (try? JSONSerialization.jsonObject(with: userInfo)) as? [AnyHashable: Any] ?? [:]
        // A calendar's moment, because an interval does not tell later when it began. Of whole seconds, and never
        // before.
        let second = Date(timeIntervalSinceReferenceDate: firesAt.timeIntervalSinceReferenceDate.rounded(.up))
        let units: Set<Calendar.Component> = [
            .calendar, .timeZone, .year, .month, .day, .hour, .minute, .second,
        ]
        // In a zone whose clock repeats no hour: which of two is meant, components cannot say.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let trigger = UNCalendarNotificationTrigger(
            dateMatching: calendar.dateComponents(units, from: second), repeats: false)
        return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
    }

    /// A request that the system holds; nil for one that was not made as above.
    init?(_ request: UNNotificationRequest) {
        guard let trigger = request.trigger as? UNCalendarNotificationTrigger, let firesAt = trigger.nextTriggerDate(),
            let payload = try? NotificationPayload(userInfo: request.content.userInfo)
        else { return nil }
        let thread = request.content.threadIdentifier
        self.init(
            id: request.identifier, category: payload.category,
            content: LocalNotificationContent(
                title: request.content.title, subtitle: payload.subtitle, body: request.content.body,
                sound: payload.aps["sound"]?.text, thread: thread.isEmpty ? nil : thread,
                interruptionLevel: payload.interruptionLevel, relevance: payload.aps["relevance-score"]?.realNumber,
                custom: payload.custom.compactMapValues(\.text)),
            firesAt: firesAt)
    }
}

extension UNNotificationInterruptionLevel {
    fileprivate init(_ level: InterruptionLevel) {
        switch level {
        case .passive: self = .passive
        case .active: self = .active
        case .timeSensitive: self = .timeSensitive
        case .critical: self = .critical
        }
    }
}
#endif

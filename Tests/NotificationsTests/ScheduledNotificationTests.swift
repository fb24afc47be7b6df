import Foundation
import Notifications
import TestSupport
import Testing

@Suite struct ScheduledNotificationTests {
    @Test func `S4.1: what the system lists reads as a server's push does`() throws {
        let content = LocalNotificationContent(
            title: "Order", subtitle: "7", body: "Ready", sound: "default", thread: "orders",
            interruptionLevel: .timeSensitive, relevance: 0.5,
            custom: ["deepLink": "home/order/7", "recipient": "1", "aps": "not this"])
        let firesAt = Date(timeIntervalSince1970: 9)
        let delivered = ScheduledNotification(id: "order-7", category: "order", content: content, firesAt: firesAt)
            .delivered
        #expect(delivered.requestID == "order-7" && delivered.deliveredAt == firesAt && delivered.isLocal)
        let payload = try NotificationPayload(json: delivered.userInfo)
        #expect(payload.title == "Order" && payload.body == "Ready" && payload.category == "order")
        #expect(payload.custom == ["deepLink": .string("home/order/7"), "recipient": .string("1")])
        #expect(payload.recipient == "1" && !payload.isSilent)
        #expect(payload.subtitle == "7" && payload.interruptionLevel == .timeSensitive)
        let aps = JSONValue(json: delivered.userInfo)?["aps"]
        #expect(aps?["sound"] == .string("default") && aps?["thread-id"] == .string("orders"))
        #expect(aps?["relevance-score"]?.realNumber == 0.5 && payload.misreadings.isEmpty)
    }

    @Test("P9: any text makes a payload that can be read", arguments: Awkward.texts)
    func texts(text: String) throws {
        let content = LocalNotificationContent(title: text, body: text, custom: ["x": text])
        let userInfo = ScheduledNotification(id: text, category: text, content: content, firesAt: .distantFuture)
            .userInfo
        #expect(try NotificationPayload(json: userInfo).custom["x"] == .string(text))
    }
}

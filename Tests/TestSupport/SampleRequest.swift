public import Notifications

/// A request that says what a test needs it to say.
public struct SampleRequest: LocalNotificationRequest {
    public var id: String
    public var category: String?
    public var content: LocalNotificationContent
    public var trigger: NotificationTrigger

    /// - Parameter link: where a tap leads.
    public init(
        _ id: String = "topic", after trigger: NotificationTrigger = .timeInterval(60), category: String? = nil,
        link: String? = nil
    ) {
        self.id = id
        self.category = category
        self.trigger = trigger
        content = LocalNotificationContent(
            title: "Title", body: "Body", sound: "default", custom: link.map { ["deepLink": $0] } ?? [:])
    }
}

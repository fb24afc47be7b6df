public import Foundation
import Notifications

/// A notification as the device draws it.
public struct NotificationRow: Sendable, Equatable, Codable {
    public var requestID: String
    public var deliveredAt: Date
    /// The texts, those of the app's strings included; nil where there is none.
    public var title: String?
    public var subtitle: String?
    public var body: String?
    /// The address of what the app's service extension attaches; nil for nothing.
    public var attachment: String?
    /// Whether its payload can be read.
    public var isReadable: Bool
    public var actions: [Action]

    /// A button of it, whose title is the sentence under `action.<id>`.
    public struct Action: Sendable, Equatable, Codable {
        public var id: String
        public var takesText: Bool
        public var isDestructive: Bool

        init(_ action: NotificationAction) {
            id = action.id
            takesText = action.meaning == .performWithText
            isDestructive = action.options.contains(.destructive)
        }
    }

    /// - Parameter service: what the app's service extension shows; nil if it leaves the notification as it came.
    init(
        _ notification: DeliveredNotification, strings: AlertStrings, categories: [NotificationCategory],
        service: ServiceContent?
    ) {
        let payload = notification.payload?.resolved(in: strings)
        requestID = notification.requestID
        deliveredAt = notification.deliveredAt
        title = service?.title ?? payload?.title
        subtitle = payload?.subtitle
        body = service?.body ?? payload?.body
        attachment = service?.attachment?.absoluteString
        isReadable = payload != nil
        actions = (notification.category(in: categories)?.actions ?? []).map(Action.init)
    }
}

public import Foundation
public import Notifications

/// A notification as the device draws it.
public struct NotificationRow: Sendable, Equatable, Codable {
    public var requestID: String
    public var deliveredAt: Date
    /// The texts, those of the app's strings included; nil where there is none.
    public var title: String?
    public var subtitle: String?
    public var body: String?
    /// Whether its payload can be read.
    public var isReadable: Bool
    public var thread: String?
    public var category: String?
    public var level: InterruptionLevel
    /// Whether the app scheduled it, rather than a server.
    public var isLocal: Bool
    public var actions: [Action]

    /// A button of it, whose title is the sentence under `action.<id>`.
    public struct Action: Sendable, Equatable, Codable {
        public var id: String
        /// Whether it brings the app to the front.
        public var opensApp: Bool
        public var takesText: Bool
        public var isDestructive: Bool
        /// Whether a locked device has to be unlocked for it.
        public var requiresAuthentication: Bool

        init(_ action: NotificationAction) {
            id = action.id
            opensApp = action.meaning == .open
            takesText = action.meaning == .performWithText
            isDestructive = action.options.contains(.destructive)
            requiresAuthentication = action.options.contains(.authenticationRequired)
        }
    }

    init(_ notification: DeliveredNotification, strings: AlertStrings, categories: [NotificationCategory]) {
        let payload = notification.payload?.resolved(in: strings)
        requestID = notification.requestID
        deliveredAt = notification.deliveredAt
        title = payload?.title
        subtitle = payload?.subtitle
        body = payload?.body
        isReadable = payload != nil
        thread = payload?.threadID.flatMap { $0.isEmpty ? nil : $0 }
        category = payload?.category
        level = payload?.interruptionLevel ?? .active
        isLocal = notification.isLocal
        let category = category
        actions = (categories.first { $0.id == category }?.actions ?? []).map(Action.init)
    }
}

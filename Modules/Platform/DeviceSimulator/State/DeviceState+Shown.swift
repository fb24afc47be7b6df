public import Foundation
import Notifications

extension DeviceState {
    /// How a notification was shown when it came.
    public struct Shown: Sendable, Equatable, Codable {
        public var requestID: String
        public var at: Date
        public var banner: Bool
        public var list: Bool
        public var badge: Bool
        /// Whether it was heard: allowed, and the notification has a sound.
        public var sound: Bool

        init(
            _ requestID: String, _ payload: NotificationPayload?, as options: PresentationOptions, at date: Date
        ) {
            self.requestID = requestID
            at = date
            banner = options.contains(.banner)
            list = options.contains(.list)
            badge = options.contains(.badge) && payload?.badge != nil
            sound = options.contains(.sound) && payload?.sound?.name?.isEmpty == false
        }
    }
}

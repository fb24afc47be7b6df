public import Foundation

/// What an app's notification service extension shows of a push, from the object `service` beside `aps`. Apple:
/// "Modifying content in newly delivered notifications".
///
/// ```swift
/// let push = try NotificationPayload(
///     json: Data(#"{"aps":{"alert":"New","mutable-content":1},"service":{"body":"Hello"}}"#.utf8))
/// let body = ServiceContent(push)?.body  // Hello
/// ```
public struct ServiceContent: Equatable, Sendable {
    /// Nil to leave the sender's.
    public let title: String?
    /// Nil to leave the sender's.
    public let body: String?
    /// The address of a picture, sound or film, which the extension loads and attaches.
    public let attachment: URL?

    /// - Parameter push: one that the system gives to an extension; nil for another, which has no `mutable-content` or
    ///   no alert.
    public init?(_ push: NotificationPayload) {
        guard push.isMutable, !push.alert.isEmpty else { return nil }
        title = push.text("service.title")
        body = push.text("service.body")
        attachment = push.text("service.attachment").flatMap { URL(string: $0) }
    }
}

import AppFlow
import Foundation

/// A backend's push that the provider API did not take: who sent it, why it is refused, and what to change.
public struct RefusedPush: Encodable, Equatable, Sendable {
    /// In the words of Apple's push service, such as `DeviceTokenNotForTopic`.
    public let reason: String
    /// What was sent and what is expected, as a sentence.
    public let advice: String
    /// The sender's `user-agent`; nil if it names none.
    public let sender: String?

    init(_ reason: ProviderReason, of request: HTTPRequest, to endpoint: ProviderEndpoint, in language: Language) {
        let given = reason.field.flatMap { request.fields[$0] }
        self.reason = reason.rawValue
        sender = request.fields["user-agent"].map(Self.shortened)
        advice = language.sentence(
            "provider.\(reason.rawValue)",
            [
                "given": Self.shortened(given ?? ""), "path": Self.shortened(request.path),
                "method": Self.shortened(request.method), "token": endpoint.token, "topic": endpoint.topic,
            ])
    }

    /// As much of what a client sent as is worth reading, without what would change how the rest is read.
    private static func shortened(_ text: String) -> String {
        let hidden: [Unicode.GeneralCategory] = [.control, .format]
        let shown = String(text.unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) })
        return shown.count > 120 ? "\(shown.prefix(120))…" : shown
    }
}

extension ProviderReason {
    /// The field of the request that it is about; nil if it is about something else.
    fileprivate var field: String? {
        switch self {
        case .badCollapseID: "apns-collapse-id"
        case .badExpirationDate: "apns-expiration"
        case .badMessageID: "apns-id"
        case .badPriority: "apns-priority"
        case .badTopic, .deviceTokenNotForTopic: "apns-topic"
        case .invalidPushType: "apns-push-type"
        default: nil
        }
    }
}

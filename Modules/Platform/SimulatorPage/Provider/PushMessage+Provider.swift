import DeviceSimulator
import Foundation

extension PushMessage {
    /// The other values of `apns-push-type`, which are none of the app's notifications.
    private static let otherTypes = [
        "complication", "controls", "fileprovider", "liveactivity", "location", "mdm", "pushtotalk", "voip", "widgets",
    ]
    /// In bytes.
    private static let longestCollapseID = 64

    /// Reads the fields and the payload of a backend's request ("Sending notification requests to APNs").
    /// - Parameters:
    ///   - id: what ``id(in:)`` answered for it.
    ///   - topic: the app's, whose notifications the device takes.
    init(_ request: HTTPRequest, id: String, topic: String) throws(ProviderReason) {
        let fields = request.fields
        let named = ["expiration", "priority", "topic", "push-type", "collapse-id"].map { "apns-" + $0 }
        guard named.allSatisfy({ fields.values(of: $0).count < 2 }) else { throw .duplicateHeaders }
        let type = fields["apns-push-type"] ?? "alert"
        let kind: Kind
        switch type {
        case "alert": kind = .alert
        case "background": kind = .background
        case _ where Self.otherTypes.contains(type): kind = .other
        default: throw .invalidPushType
        }
        try Self.check(fields["apns-topic"], of: kind, against: topic)
        guard !request.body.isEmpty else { throw .payloadEmpty }
        // "Generating a remote notification".
        guard request.body.count <= (type == "voip" ? 5_120 : Self.longestPayload) else { throw .payloadTooLarge }
        let collapseID = fields["apns-collapse-id"]
        guard collapseID.map({ (1...Self.longestCollapseID).contains($0.utf8.count) }) ?? true else {
            throw .badCollapseID
        }
        self.init(
            String(decoding: request.body, as: UTF8.self), id: id, collapseID: collapseID,
            expiration: try Self.expiration(fields["apns-expiration"]),
            priority: try Self.priority(fields["apns-priority"], of: kind), kind: kind)
    }

    /// The request's own id in its canonical form, or a new one.
    static func id(in fields: HTTPFields) throws(ProviderReason) -> String {
        let given = fields.values(of: "apns-id")
        guard let text = given.first else { return UUID().uuidString.lowercased() }
        guard given.count == 1 else { throw .duplicateHeaders }
        // Foundation reads nothing but 32 digits in five groups.
        guard let id = UUID(uuidString: text) else { throw .badMessageID }
        return id.uuidString.lowercased()
    }

    /// What is no notification of the app has a topic of its own below the app's, such as `<app>.voip`.
    private static func check(_ topic: String?, of kind: Kind, against own: String) throws(ProviderReason) {
        guard let topic, !topic.isEmpty else { throw .missingTopic }
        guard kind == .other ? topic.hasPrefix(own + ".") : topic == own else { throw .deviceTokenNotForTopic }
    }

    /// What only wakes the app may not ask to be delivered at once.
    private static func priority(_ text: String?, of kind: Kind) throws(ProviderReason) -> Priority {
        guard let text else { return kind == .background ? .low : .immediate }
        let priorities = kind == .background ? [.lowest, .low] : Priority.allCases
        guard let priority = priorities.first(where: { String($0.rawValue) == text }) else { throw .badPriority }
        return priority
    }

    private static func expiration(_ text: String?) throws(ProviderReason) -> Expiration {
        guard let text else { return .unspecified }
        guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let seconds = Int64(text) else {
            throw .badExpirationDate
        }
        return seconds == 0 ? .immediately : .at(Date(timeIntervalSince1970: TimeInterval(seconds)))
    }
}

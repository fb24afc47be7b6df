import DeviceSimulator
import Foundation

/// What `apns-push-type` names ("Sending notification requests to APNs").
enum PushType: String {
    case alert, background, complication, controls, fileprovider, liveactivity, location, mdm, pushtotalk, voip, widgets

    /// What follows the app's identifier in `apns-topic`; nil for one whose topic is none of an app.
    var topicSuffix: String? {
        switch self {
        case .alert, .background: ""
        case .complication: ".complication"
        case .controls: ".push-type.controls"
        case .fileprovider: ".pushkit.fileprovider"
        case .liveactivity: ".push-type.liveactivity"
        case .location: ".location-query"
        case .mdm: nil
        case .pushtotalk: ".voip-ptt"
        case .voip: ".voip"
        case .widgets: ".push-type.widgets"
        }
    }

    /// What the device makes of it.
    var kind: PushMessage.Kind {
        switch self {
        case .alert: .alert
        case .background: .background
        default: .other
        }
    }

    /// In bytes ("Generating a remote notification").
    var longestPayload: Int { self == .voip ? 5_120 : PushMessage.longestPayload }
}

extension PushMessage {
    /// In bytes.
    private static let longestCollapseID = 64

    /// Reads the fields and the payload of a backend's request.
    /// - Parameters:
    ///   - id: what ``id(in:)`` answered for it.
    ///   - topic: the app's, whose notifications the device takes.
    init(_ request: HTTPRequest, id: String, topic: String) throws(ProviderReason) {
        let fields = request.fields
        let named = ["expiration", "priority", "topic", "push-type", "collapse-id"].map { "apns-" + $0 }
        guard named.allSatisfy({ fields.values(of: $0).count < 2 }) else { throw .duplicateHeaders }
        guard let type = PushType(rawValue: fields["apns-push-type"] ?? "alert") else { throw .invalidPushType }
        try Self.check(fields["apns-topic"], against: type.topicSuffix.map { topic + $0 })
        guard !request.body.isEmpty else { throw .payloadEmpty }
        guard request.body.count <= type.longestPayload else { throw .payloadTooLarge }
        let collapseID = fields["apns-collapse-id"]
        guard collapseID.map({ (1...Self.longestCollapseID).contains($0.utf8.count) }) ?? true else {
            throw .badCollapseID
        }
        self.init(
            String(decoding: request.body, as: UTF8.self), id: id, collapseID: collapseID,
            expiration: try Self.expiration(fields["apns-expiration"]),
            priority: try Self.priority(fields["apns-priority"], of: type), kind: type.kind)
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

    private static func check(_ topic: String?, against own: String?) throws(ProviderReason) {
        guard let topic, !topic.isEmpty else { throw .missingTopic }
        guard topic.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }) else {
            throw .badTopic
        }
        guard topic == own else { throw .deviceTokenNotForTopic }
    }

    /// What only wakes the app may not ask to be delivered at once.
    private static func priority(_ text: String?, of type: PushType) throws(ProviderReason) -> Priority {
        guard let text else { return type == .background ? .low : .immediate }
        guard let priority = Priority.allCases.first(where: { String($0.rawValue) == text }),
            type != .background || priority != .immediate
        else {
            throw .badPriority
        }
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

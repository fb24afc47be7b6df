/// Why a push is not taken, in the words of Apple's push service ("Handling notification responses from APNs").
enum ProviderReason: String, Error, CaseIterable {
    case badCollapseID = "BadCollapseId"
    case badDeviceToken = "BadDeviceToken"
    case badExpirationDate = "BadExpirationDate"
    case badMessageID = "BadMessageId"
    case badPath = "BadPath"
    /// Not among Apple's reasons: what its service does with such a payload is written nowhere.
    case badPayload = "BadPayload"
    case badPriority = "BadPriority"
    case deviceTokenNotForTopic = "DeviceTokenNotForTopic"
    case duplicateHeaders = "DuplicateHeaders"
    case invalidPushType = "InvalidPushType"
    case methodNotAllowed = "MethodNotAllowed"
    case missingDeviceToken = "MissingDeviceToken"
    case missingTopic = "MissingTopic"
    case payloadEmpty = "PayloadEmpty"
    case payloadTooLarge = "PayloadTooLarge"

    var status: HTTPStatus {
        switch self {
        case .badPath: .notFound
        case .methodNotAllowed: .methodNotAllowed
        case .payloadTooLarge: .contentTooLarge
        default: .badRequest
        }
    }
}

import Notifications

/// A request to a service that sends pushes, and what the service makes of it for an iPhone.
struct SendRequest {
    let service: String
    /// As "a request to Firebase".
    var form: String
    /// What the iPhone receives.
    let payload: JSONValue
    /// A key that the service adds, by which its pushes are known.
    let addedKey: String
    /// Those that the service passes to APNs.
    var headers: [String: JSONValue] = [:]
    /// Why the service refuses it, a sentence for each.
    var refusals: [String] = []
    /// What the service does not send.
    var faults: [String] = []
    /// What else its sender has to know.
    var notes: [String] = []
    /// Whether the service has the text, in a template that the request names.
    var isTemplated = false

    /// Nil if it is no request to a service that is known.
    static func read(_ root: JSONValue) -> SendRequest? {
        ExpoMessage.read(root) ?? OneSignalRequest.read(root) ?? AdminMessage.read(root)
            ?? LegacyFirebaseRequest.read(root) ?? FirebaseRequest.read(root)
    }

    /// Whether it looks like a request to any service.
    static func isLikely(_ root: JSONValue) -> Bool {
        let names = [
            "to", "token", "tokens", "app_id", "audience", "interests", "message", "messages", "notification",
            "notifications", "recipients", "registration_ids", "topic",
        ]
        return names.contains { root[$0] != nil }
    }
}

extension JSONValue {
    /// The members of an object; none of anything else.
    var fields: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }

    /// The letters of a name, in which its spellings agree.
    static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension [String: JSONValue] {
    /// The members that a table names, by the other names that it has for them.
    func renamed(by names: [String: String]) -> [String: JSONValue] {
        [String: JSONValue](names.compactMap { name, other in self[name].map { (other, $0) } }) { first, _ in first }
    }
}

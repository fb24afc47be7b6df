public import Foundation

extension NotificationPayload {
    /// The bytes that APNs takes of a payload. Apple, "Generating a remote notification".
    public static let sizeLimit = 4_096
    /// The bytes that APNs takes of a VoIP push. Apple, "Generating a remote notification".
    public static let voipSizeLimit = 5_120

    /// Reads a payload as APNs carries it: a JSON object with an `aps` object in it.
    /// - Parameters:
    ///   - json: the JSON text, in UTF-8.
    ///   - limit: how many bytes it may have; one with more is read, and says so with ``excessBytes``.
    /// - Throws: ``PayloadError`` if this is no JSON object or has no `aps` object.
    public init(json: Data, limit: Int = NotificationPayload.sizeLimit) throws(PayloadError) {
        guard let root = JSONValue(json: json) else {
            let (line, column) = JSONValue.fault(in: json) ?? (1, 1)
            throw .notJSON(line: line, column: column)
        }
        try self.init(value: root)
        if json.count > limit { excessBytes = json.count - limit }
    }

    /// Reads a payload out of JSON that was read before.
    /// - Throws: ``PayloadError`` if this is no object or has no `aps` object.
    public init(value: JSONValue) throws(PayloadError) {
        guard case .object(let members) = value else { throw .notAnObject }
        try self.init(members: members)
    }

    /// Reads a payload as the system delivers it, without printing JSON. Apple: `UNNotificationContent.userInfo`.
    ///
    /// What JSON cannot hold is left out; a key that is no text is nobody's.
    /// - Throws: ``PayloadError/noAps`` if there is no `aps` dictionary.
    public init(userInfo: [AnyHashable: Any]) throws(PayloadError) {
        try self.init(members: JSONValue.members(of: userInfo))
    }

    /// Reads a payload from a dictionary as `JSONSerialization` makes it, without converting it back to JSON.
    /// - Throws: ``PayloadError/noAps`` if there is no `aps` dictionary.
    public init(userInfo: [String: Any]) throws(PayloadError) {
        try self.init(members: JSONValue.members(of: userInfo))
    }
}

public import Foundation

extension NotificationPayload {
    /// The bytes that APNs takes of a payload. Apple, "Generating a remote notification".
    public static let sizeLimit = 4_096

    /// Reads a payload as APNs carries it: a JSON object with an `aps` object in it. One with too many bytes is read, and
    /// says so with ``excessBytes``.
    /// - Parameter json: the JSON text, in UTF-8.
    /// - Throws: ``PayloadError`` if this is no JSON object or has no `aps` object.
    public init(json: Data) throws(PayloadError) {
        guard let root = JSONValue(json: json) else {
            let (line, column) = JSONValue.fault(in: json) ?? (1, 1)
            throw .notJSON(line: line, column: column)
        }
        try self.init(value: root)
        if json.count > Self.sizeLimit { excessBytes = json.count - Self.sizeLimit }
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
}

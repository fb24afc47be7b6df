public import Foundation

extension NotificationPayload {
    /// The bytes that APNs takes of a payload. Apple, "Generating a remote notification".
    public static let sizeLimit = 4_096

    /// Reads a payload as APNs delivers it: a JSON object that contains an `aps` object. One with too many bytes is
    /// read, and has ``excessBytes``.
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
    /// Values that JSON cannot hold are left out, and so are keys that are no text.
    /// - Throws: ``PayloadError/noAps`` if there is no `aps` dictionary.
    public init(userInfo: [AnyHashable: Any]) throws(PayloadError) {
        try self.init(members: JSONValue.members(of: userInfo))
    }
}

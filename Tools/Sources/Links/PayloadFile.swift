public import Foundation
import Notifications

/// A push in a file, as a sender's documentation or a log has it: alone, or within the request that sends it.
public struct PayloadFile {
    let payload: NotificationPayload
    /// The names on the way to the payload, joined by dots; empty if the file is nothing else.
    let place: String
    /// Without the white space between its parts, which senders leave out.
    let size: Int

    /// - Throws: ``Unusable`` if there is no payload in it.
    public init(_ file: Data) throws(Unusable) {
        guard let root = JSONValue(json: file) else { throw Unusable(Self.fault(in: file)) }
        guard let found = Self.payload(in: root, at: []) else {
            throw Unusable("there is no object \"aps\" in it, so that iOS takes it for no push")
        }
        payload = found.payload
        place = found.names.joined(separator: ".")
        size = found.value.json.count
    }

    /// Why a file cannot be used.
    public struct Unusable: Error, CustomStringConvertible {
        public let description: String

        init(_ description: String) { self.description = description }
    }

    private static func fault(in file: Data) -> String {
        if String(decoding: file.prefix(200), as: UTF8.self).contains("AnyHashable(") {
            return "this is what Swift prints of a dictionary; have JSONSerialization write it as JSON"
        }
        let (line, column) = JSONValue.fault(in: file) ?? (1, 1)
        return "it is not JSON from line \(line), column \(column) on"
    }

    /// The outermost object with an `aps` object in it.
    private static func payload(
        in value: JSONValue, at names: [String]
    ) -> (payload: NotificationPayload, names: [String], value: JSONValue)? {
        if let payload = try? NotificationPayload(value: value) { return (payload, names, value) }
        guard case .object(let members) = value else { return nil }
        return members.sorted { $0.key < $1.key }.lazy
            .compactMap { payload(in: $0.value, at: names + [$0.key]) }.min { $0.names.count < $1.names.count }
    }
}

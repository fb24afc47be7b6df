public import Foundation
import Notifications

/// A push in a file, as a sender's documentation or a log has it: alone, or within the request that sends it.
public struct PayloadFile {
    let payload: NotificationPayload
    /// Where it was found, if the file is not the payload alone.
    let place: String?
    /// In bytes, without white space between its parts.
    let size: Int

    /// - Throws: ``Unusable`` if there is no payload in it.
    public init(_ file: Data) throws(Unusable) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = file.starts(with: mark) ? file.dropFirst(mark.count) : file
        guard let root = JSONValue(json: Data(text)) else { throw Unusable(Self.fault(in: Data(text))) }
        if let payload = try? NotificationPayload(value: root) {
            self.init(payload, at: nil, size: Self.size(of: text))
        } else if let value = FirebaseRequest.payload(of: root), let payload = try? NotificationPayload(value: value) {
            self.init(payload, at: "put together as Firebase does it for an iPhone", size: value.json.count)
        } else if let found = Self.find(in: root, at: []) {
            self.init(found.payload, at: found.names.joined(separator: "."), size: found.value.json.count)
        } else {
            throw Unusable("there is no object \"aps\" in it; give the push as the device gets it")
        }
    }

    private init(_ payload: NotificationPayload, at place: String?, size: Int) {
        self.payload = payload
        self.place = place
        self.size = size
    }

    /// In bytes, without white space outside of texts.
    private static func size(of json: Data) -> Int {
        var (isText, isEscaped, size) = (false, false, 0)
        for byte in json {
            if isText {
                if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                continue
            } else if byte == UInt8(ascii: "\"") {
                isText = true
            }
            size += 1
        }
        return size
    }

    /// Why a file cannot be used.
    public struct Unusable: Error, CustomStringConvertible {
        public let description: String

        init(_ description: String) { self.description = description }
    }

    private static func fault(in file: Data) -> String {
        let start = String(decoding: file.prefix(1_000), as: UTF8.self)
        if file.isEmpty { return "it is empty" }
        if start.contains("AnyHashable(") || ["aps =", "aps\" ="].contains(where: start.contains) {
            return "a program has printed this as a dictionary; have JSONSerialization write it as JSON"
        }
        let (line, column) = JSONValue.fault(in: file) ?? (1, 1)
        return "it is not JSON from line \(line), column \(column) on"
    }

    /// The outermost object with an `aps` object in it.
    private static func find(
        in value: JSONValue, at names: [String]
    ) -> (payload: NotificationPayload, names: [String], value: JSONValue)? {
        guard names.count < 6, let members = value.members else { return nil }
        let value = JSONValue.object(members)
        if let payload = try? NotificationPayload(value: value) { return (payload, names, value) }
        return members.sorted { $0.key < $1.key }.lazy
            .compactMap { find(in: $0.value, at: names + [$0.key]) }.min { $0.names.count < $1.names.count }
    }
}

public import Foundation
import Notifications

/// A push in a file, as a sender's documentation or a log has it: alone, or within the request that sends it.
public struct PayloadFile {
    let payload: NotificationPayload
    /// Where it was found, if the file is not the payload alone.
    let place: String?
    /// In bytes, without white space between its parts.
    let size: Int
    /// The request around it, if its service is known.
    let request: SendRequest?
    /// The header `apns-push-type` of the request to APNs.
    let pushType: String?
    /// What is wrong around the payload, a sentence for each.
    let faults: [String]
    /// How many bytes APNs takes of it. Apple, "Generating a remote notification".
    var sizeLimit: Int { pushType == "voip" ? 5_120 : NotificationPayload.sizeLimit }

    /// - Throws: ``Unusable`` if there is no payload in it.
    public init(_ file: Data) throws(Unusable) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = file.starts(with: mark) ? file.dropFirst(mark.count) : file
        guard let root = JSONValue(json: Data(text)) else { throw Unusable(Self.fault(in: Data(text))) }
        if let payload = try? NotificationPayload(value: root) {
            self.init(payload, at: nil, size: Self.size(of: text))
        } else if let request = SendRequest.read(root), let payload = try? NotificationPayload(value: request.payload) {
            self.init(
                payload, at: request.form, size: request.payload.json.count, headers: request.headers, request: request)
        } else if let found = Self.find(in: root, at: []) {
            self.init(
                found.payload, at: found.names.joined(separator: "."), size: found.value.json.count,
                headers: found.names.dropLast().reduce(root) { $0[$1] ?? .null }["headers"]?.fields ?? [:])
        } else if SendRequest.isLikely(root) {
            throw Unusable(
                "it has no object \"aps\", and is no request to Firebase, Expo or OneSignal; give the push as the "
                    + "device gets it, the notification's userInfo")
        } else {
            throw Unusable(
                "there is no object \"aps\" in it; give the push as the device gets it, the notification's userInfo")
        }
    }

    private init(
        _ payload: NotificationPayload, at place: String?, size: Int, headers: [String: JSONValue] = [:],
        request: SendRequest? = nil
    ) {
        self.payload = payload
        self.size = size
        self.request = request
        let check = HeaderCheck(headers, of: payload)
        pushType = check.type
        let refusals = (request?.refusals ?? []) + check.faults
        faults = refusals + (request?.faults ?? [])
        let outcome = refusals.isEmpty ? "this is what an iPhone receives" : "once mended, an iPhone receives this"
        self.place = request == nil ? place : place.map { "\($0); \(outcome)" }
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
            return "a program has printed this as a dictionary; print it as JSON with "
                + "String(decoding: try JSONSerialization.data(withJSONObject: userInfo), as: UTF8.self)"
        }
        let (line, column) = JSONValue.fault(in: file) ?? (1, 1)
        let lines = String(decoding: file, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let text = lines.dropFirst(line - 1).first ?? ""
        let rest = ([text.dropFirst(column - 1)] + lines.dropFirst(line)).joined(separator: "\n")
        let before = (lines.prefix(line - 1) + [text.prefix(column - 1)]).joined(separator: "\n")
        return "it is not JSON from line \(line), column \(column) on" + cause(of: rest, after: before)
    }

    /// The usual mistakes, by what stands where JSON ends and in front of it.
    private static func cause(of rest: String, after before: String) -> String {
        let last = before.last { !$0.isWhitespace }
        switch rest.first(where: { !$0.isWhitespace }) {
        case nil: return ": it ends before its last bracket or quote is closed"
        case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}": return ": a typographic quote; write \""
        case "'": return ": a single quote; write \""
        case "}", "]": return last == "," ? ": a comma too many before it" : ""
        case "\"": return last == "\"" || last == "}" || last == "]" ? ": a comma is missing before it" : ""
        default: return ""
        }
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

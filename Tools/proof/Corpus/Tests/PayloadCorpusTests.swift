import Foundation
import Notifications
import Testing

/// Payloads of other projects, held against what `JSONSerialization` makes of the same lines.
@Suite struct PayloadCorpusTests {
    private static let files = ["payloads.jsonl", "ha_push_cases.jsonl"]

    /// Rows that have something like an address, and why it is none that a tap opens.
    private let differing = [
        "pl-0103-ios": "the address of an attached sound, which is downloaded and shown",
        "ha-attachment_audio": "the address of an attached sound, which is downloaded and shown",
    ]

    /// Rows whose senders write what Apple's table does not allow.
    private let misread = [
        "pl-0060-firebase-admin-python": ["aps.alert.launch-image"], "pl-0021-pyapns2": ["aps.url-args"],
        "pl-0022-pyapns2": ["aps.url-args"], "pl-0237-apnotic": ["aps.url-args"],
    ]

    @Test(arguments: files)
    func `every payload reads, and says what its JSON says`(file: String) throws {
        let rows = try rows(of: file)
        #expect(!rows.isEmpty)
        for row in rows {
            let aps = try #require(row.payload["aps"] as? [String: Any], "\(row.id)")
            let alert = aps["alert"] as? [String: Any]
            let payload = try row.read()
            #expect(payload.title == alert?["title"] as? String, "\(row.id)")
            #expect(payload.subtitle == alert?["subtitle"] as? String, "\(row.id)")
            #expect(payload.body == aps["alert"] as? String ?? alert?["body"] as? String, "\(row.id)")
            #expect(payload.badge == (aps["badge"] as? NSNumber)?.int64Value, "\(row.id)")
            let sound = aps["sound"] as? [String: Any]
            #expect(payload.soundName == aps["sound"] as? String ?? sound?["name"] as? String, "\(row.id)")
            #expect(payload.category == aps["category"] as? String, "\(row.id)")
            #expect(payload.threadID == aps["thread-id"] as? String, "\(row.id)")
            #expect(payload.interruptionLevel?.rawValue == aps["interruption-level"] as? String, "\(row.id)")
            #expect(payload.alert.body.key == alert?["loc-key"] as? String, "\(row.id)")
            #expect(payload.alert.body.arguments == alert?["loc-args"] as? [String] ?? [], "\(row.id)")
            #expect(payload.isMutable == ((aps["mutable-content"] as? NSNumber)?.boolValue ?? false), "\(row.id)")
            #expect(payload.custom.keys.sorted() == row.payload.keys.filter { $0 != "aps" }.sorted(), "\(row.id)")
            #expect(payload.misreadings.map(\.key) == misread[row.id] ?? [], "\(row.id)")
        }
    }

    @Test(arguments: files)
    func `the link is found in every row that carries one, and in no other`(file: String) throws {
        var links: [String: String] = [:]
        for row in try rows(of: file) {
            let payload = try row.read()
            let found = payload.text("deepLink") ?? payload.dialectLink ?? payload.text("webLink")
            links[row.id] = found
            let carried = differing[row.id] == nil ? addresses(in: row.payload) : []
            #expect(carried == [found].compactMap(\.self), "\(row.id)")
        }
        #expect(!links.isEmpty)
    }

    @Test func `who sent it is told by the marks of its dialect`() throws {
        for row in try rows(of: "payloads.jsonl") {
            let vendor = row.tags.first { $0.hasPrefix("vendor:") }?.dropFirst("vendor:".count)
            #expect(try row.read().dialect.id == vendor ?? "apns", "\(row.id)")
        }
    }

    @Test(arguments: files)
    func `silent is what wakes the app and has nothing to show`(file: String) throws {
        for row in try rows(of: file) {
            let aps = row.payload["aps"] as? [String: Any] ?? [:]
            let wakes = (aps["content-available"] as? NSNumber)?.boolValue == true
            let shows = aps["alert"] ?? aps["badge"] ?? aps["sound"]
            #expect(try row.read().isSilent == (wakes && shows == nil), "\(row.id)")
        }
    }

    @Test(arguments: files)
    func `a dictionary reads as the bytes do`(file: String) throws {
        for row in try rows(of: file) {
            #expect(try NotificationPayload(userInfo: row.payload) == row.read(), "\(row.id)")
        }
    }

    /// What is named as a link or has the form of one, anywhere beside `aps`.
    private func addresses(in members: [String: Any]) -> [String] {
        members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
            if key == "aps" { return [] }
            if let inner = value as? [String: Any] { return addresses(in: inner) }
            guard let text = value as? String else { return [] }
            let isNamed = ["link", "url", "uri"].contains { key.lowercased().hasSuffix($0) }
            return isNamed || text.contains("://") ? [text] : []
        }
    }

    private func rows(of file: String) throws -> [Row] {
        try Corpus.lines(file).map { line in
            let members = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
            return Row(
                id: try #require(members["id"] as? String), payload: try #require(members["payload"] as? [String: Any]),
                tags: members["tags"] as? [String] ?? [], line: line)
        }
    }

    private struct Row {
        let id: String
        let payload: [String: Any]
        let tags: [String]
        let line: Data

        /// Straight from the bytes of the line.
        func read() throws -> NotificationPayload {
            try NotificationPayload(value: #require(JSONValue(json: line)?["payload"]))
        }
    }
}

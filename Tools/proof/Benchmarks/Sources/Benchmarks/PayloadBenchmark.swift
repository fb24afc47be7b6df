import ArgumentParser
import Foundation
import Notifications

/// Reading a push from the dictionary that the system makes of it, beside Foundation's decoder.
struct PayloadBenchmark: Benchmark {
    static let configuration = CommandConfiguration(
        commandName: "payload", abstract: "Read payloads from a dictionary, as a tap does.")

    /// How many payloads are read in one run, so that the clock's steps do not count.
    private static let batch = 200

    @OptionGroup var options: BenchmarkOptions

    func findings(in folder: URL) async throws -> [Finding] {
        var findings: [Finding] = []
        for (name, text) in Self.pushes {
            let members = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
            let userInfo = Dictionary(uniqueKeysWithValues: members.map { (AnyHashable($0), $1) })
            let isSame = try payload(of: userInfo).sum == decoded(userInfo).sum
            try require(isSame && payload(of: userInfo).misreadings.isEmpty, "\(name): it is not read alike.")
            findings.append(
                try await Interleaved.finding(
                    "dictionary, \(name), beside a round trip through JSON", budget: .ratio(0.1), rounds: 201,
                    per: Self.batch
                ) {
                    for _ in 0..<Self.batch { use(try payload(of: userInfo).sum) }
                } against: {
                    for _ in 0..<Self.batch { use(try decoded(userInfo).sum) }
                })
        }
        return findings
    }

    /// As a tap's dictionary is read: it becomes the JSON that is recorded, which is parsed.
    private func payload(of userInfo: [AnyHashable: Any]) throws -> NotificationPayload {
        try NotificationPayload(json: JSONValue(userInfo).json)
    }

    private func decoded(_ userInfo: [AnyHashable: Any]) throws -> DecodablePayload {
        let json = try JSONSerialization.data(withJSONObject: userInfo)
        return try JSONDecoder().decode(DecodablePayload.self, from: json)
    }

    /// As backends send them.
    private static let pushes = [
        (
            "an alert and a link",
            #"{"aps":{"alert":"Somebody wrote about the week behind us."},"deepLink":"home/feed/7E57D004"}"#
        ),
        (
            "a chat message",
            """
            {"aps":{"alert":{"title":"Min-jun","subtitle":"Study group","body":"Save me a seat, I am ten minutes late 🙏"},
            "badge":3,"sound":"default","category":"chat-message","thread-id":"room-5","mutable-content":1,
            "interruption-level":"active"},"chatRoomId":5,"recipient":"1","id":"9007199254740993"}
            """
        ),
        (
            "every key of Apple's",
            #"""
            {"aps":{"alert":{"title":"Boarding","title-loc-key":"BOARDING_TITLE","title-loc-args":["A998"],"body":"Gate 12\nNow",
            "loc-key":"BOARDING_BODY","loc-args":["A998","12"],"launch-image":"gate"},"badge":1,
            "sound":{"name":"chime.caf","critical":1,"volume":0.8},"category":"FLIGHT","thread-id":"flight-a998",
            "content-available":1,"mutable-content":1,"interruption-level":"time-sensitive","relevance-score":0.75,
            "target-content-id":"flights","filter-criteria":"travel"},"deepLink":"home/order/998","webLink":"https://example.org/a998",
            "recipient":"1","id":"n-998","data":{"flight":{"number":"A998","stops":["ICN","HND"],"seats":[12,13],"paid":true}}}
            """#
        ),
    ]
}

extension NotificationPayload {
    /// Something of each field that is read, so that none can be left out.
    @inline(never)
    fileprivate var sum: Int {
        (title?.utf8.count ?? 0) &+ (body?.utf8.count ?? 0) &+ Int(badge ?? 0) &+ (soundName?.utf8.count ?? 0)
            &+ (category?.utf8.count ?? 0) &+ (threadID?.utf8.count ?? 0) &+ (text("deepLink")?.utf8.count ?? 0)
    }
}

/// The fields that are read, as an app declares them for `JSONDecoder`.
private struct DecodablePayload: Decodable {
    let aps: Aps
    let deepLink: String?

    struct Aps: Decodable {
        let alert: Alert?
        let badge: Int64?
        let sound: Sound?
        let category: String?
        let threadID: String?

        enum CodingKeys: String, CodingKey {
            case alert, badge, sound, category
            case threadID = "thread-id"
        }
    }

    struct Alert: Decodable {
        var title: String?
        var body: String?

        enum CodingKeys: CodingKey { case title, body }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                body = text
                return
            }
            let members = try decoder.container(keyedBy: CodingKeys.self)
            title = try members.decodeIfPresent(String.self, forKey: .title)
            body = try members.decodeIfPresent(String.self, forKey: .body)
        }
    }

    struct Sound: Decodable {
        let name: String?

        enum CodingKeys: CodingKey { case name }

        init(from decoder: any Decoder) throws {
            name =
                try (try? decoder.singleValueContainer().decode(String.self))
                ?? decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .name)
        }
    }

    /// As that of the other.
    @inline(never)
    var sum: Int {
        (aps.alert?.title?.utf8.count ?? 0) &+ (aps.alert?.body?.utf8.count ?? 0) &+ Int(aps.badge ?? 0)
            &+ (aps.sound?.name?.utf8.count ?? 0) &+ (aps.category?.utf8.count ?? 0)
            &+ (aps.threadID?.utf8.count ?? 0) &+ (deepLink?.utf8.count ?? 0)
    }
}

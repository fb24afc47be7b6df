import Foundation

/// Payloads as backends send them, as the dictionaries that the system makes of them.
struct SamplePayload {
    let name: String
    let userInfo: [AnyHashable: Any]

    static func all() throws -> [SamplePayload] {
        try texts.map { name, text in
            let members = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
            return SamplePayload(
                name: name, userInfo: Dictionary(uniqueKeysWithValues: members.map { (AnyHashable($0), $1) }))
        }
    }

    private static let texts = [
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

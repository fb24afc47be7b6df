import Foundation
import Notifications
import Testing

@Suite struct PayloadFieldsTests {
    private func payload(_ aps: String) throws -> NotificationPayload {
        try NotificationPayload(json: Data(#"{"aps":\#(aps)}"#.utf8))
    }

    @Test func `every key of Apple's table is read`() throws {
        let payload = try payload(
            """
            {"alert":{"title":"T","subtitle":"S","body":"B","launch-image":"L","title-loc-key":"TK","title-loc-args":["t"],
            "subtitle-loc-key":"SK","subtitle-loc-args":["s"],"loc-key":"BK","loc-args":["b","c"],"action":"A",
            "action-loc-key":"AK","summary-arg":"Robert","summary-arg-count":3},
            "badge":7,"sound":{"name":"ding.caf","critical":1,"volume":0.5},"category":"C","thread-id":"TH",
            "content-available":1,"mutable-content":1,"interruption-level":"time-sensitive","relevance-score":0.25,
            "target-content-id":"W","filter-criteria":"F","url-args":["u","v"]}
            """)
        #expect(payload.alert.title == AlertText(text: "T", key: "TK", arguments: ["t"]))
        #expect(payload.alert.subtitle == AlertText(text: "S", key: "SK", arguments: ["s"]))
        #expect(payload.alert.body == AlertText(text: "B", key: "BK", arguments: ["b", "c"]))
        #expect(payload.badge == 7)
        #expect(payload.soundName == "ding.caf")
        #expect(payload.category == "C")
        #expect(payload.threadID == "TH")
        #expect(payload.isContentAvailable)
        #expect(payload.isMutable)
        #expect(payload.interruptionLevel == .timeSensitive)
        #expect(!payload.isLiveActivity)
        #expect(payload.misreadings == [])
    }

    @Test(
        "a push is a Live Activity's by any of its keys",
        arguments: [
            (#""event":"start""#, true), (#""content-state":{"minutes":4}"#, true),
            (#""attributes-type":"Ride""#, true),
            (#""attributes":{"driver":"Kim"}"#, true), (#""timestamp":1672680658"#, true), (#""stale-date":1"#, true),
            (#""dismissal-date":1672680900.5"#, true), (#""alert":"x","unknown":1"#, false),
            (#""alert":"x","timestamp":"yesterday""#, false),
        ])
    func liveActivity(member: String, isLiveActivity: Bool) throws {
        #expect(try payload("{\(member)}").isLiveActivity == isLiveActivity)
    }

    @Test func `a Live Activity's alert has the keys of its texts in objects, and its sound`() throws {
        let alert = #"{"title":{"loc-key":"T","loc-args":["t",1]},"body":"B","sound":"s.aiff"}"#
        let payload = try payload(#"{"event":"update","alert":\#(alert)}"#)
        #expect(payload.alert.title == AlertText(key: "T", arguments: ["t", "1"]))
        #expect(payload.alert.body == AlertText(text: "B"))
        #expect(payload.soundName == "s.aiff")
        #expect(payload.misreadings.map(\.key) == ["aps.alert.title.loc-args"])
        #expect(payload.nearAppleKeys == [])
        let other = try self.payload(#"{"alert":\#(alert)}"#)
        #expect(other.alert.title.isEmpty && other.soundName == nil)
        #expect(other.misreadings.map(\.key) == ["aps.alert.title"])
        #expect(other.nearAppleKeys.map(\.meant) == ["aps.sound"])
    }

    @Test func `what Apple's table does not know is kept as it came`() throws {
        let payload = try payload(#"{"alert":"B","contentAvailable":true,"k":{"a":[null,1.5]}}"#)
        #expect(payload.aps["contentAvailable"] == .bool(true))
        #expect(payload.aps["k"] == .object(["a": .array([.null, .number(1.5)])]))
        #expect(payload.misreadings == [])
        #expect(!payload.isContentAvailable)
    }

    @Test(
        "U18: what a server writes otherwise is read all the same, and said",
        arguments: [
            (#""badge":"12""#, "badge", "a whole number", "a text"),
            (#""badge":12.0"#, "badge", "a whole number", "a number"),
            (#""alert":{"title":5}"#, "alert.title", "text", "a whole number"),
            (#""mutable-content":"1""#, "mutable-content", "0 or 1", "a text"),
            (#""url-args":[1,"u"]"#, "url-args", "a list of texts", "a list"),
            (#""relevance-score":"0.5""#, "relevance-score", "a number", "a text"),
            (
                #""interruption-level":"timeSensitive""#, "interruption-level",
                "passive, active, time-sensitive or critical", "a text"
            ),
            (#""event":"update","alert":{"sound":5}"#, "alert.sound", "a text or an object", "a whole number"),
        ])
    func lenient(member: String, key: String, expected: String, found: String) throws {
        let payload = try payload("{\(member)}")
        let said = "aps.\(key): expected \(expected), found \(found); read all the same, though iOS may not"
        #expect(payload.misreadings.map(\.description) == [said])
        #expect(payload.misreadings.map(\.isRead) == [true])
        #expect(payload.badge == (key == "badge" ? 12 : nil))
        #expect(payload.isMutable == (key == "mutable-content"))
        #expect(payload.interruptionLevel == (key == "interruption-level" ? .timeSensitive : nil))
        #expect(payload.soundName == (key == "alert.sound" ? "5" : nil))
    }

    @Test(
        "S0.1, U18: what cannot be read is nil, is said without what it holds, and costs no other field",
        arguments: [
            (#""badge":"secret""#, "aps.badge", "a text"), (#""badge":true"#, "aps.badge", "a truth value"),
            (#""badge":99999999999999999999"#, "aps.badge", "what cannot be held"),
            (#""badge":1.5"#, "aps.badge", "a number"),
            (#""category":["secret"]"#, "aps.category", "a list"), (#""thread-id":{}"#, "aps.thread-id", "an object"),
            (#""sound":false"#, "aps.sound", "a truth value"),
            (#""sound":{"volume":"secret","name":"x"}"#, "aps.sound.volume", "a text"),
            (#""event":"update","alert":{"body":"B","sound":true}"#, "aps.alert.sound", "a truth value"),
            (#""interruption-level":"secret""#, "aps.interruption-level", "a text"),
            (#""content-available":2"#, "aps.content-available", "a whole number"),
            (#""relevance-score":"nan""#, "aps.relevance-score", "a text"),
            (#""url-args":["u",null]"#, "aps.url-args", "a list"), (#""url-args":{}"#, "aps.url-args", "an object"),
            (#""timestamp":[]"#, "aps.timestamp", "a list"), (#""event":"secret""#, "aps.event", "a text"),
        ])
    func unreadable(member: String, key: String, found: String) throws {
        // Of a key that stands twice, the last counts.
        let payload = try payload(#"{"alert":"B",\#(member)}"#)
        #expect(payload.misreadings.map(\.key) == [key])
        #expect(payload.misreadings.map(\.found) == [found])
        #expect(payload.misreadings.map(\.isRead) == [false])
        #expect(!"\(payload.misreadings)".contains("secret"))
        #expect(payload.body == "B")
        #expect(payload.badge == nil)
        #expect(payload.interruptionLevel == nil)
    }

    @Test(
        "an alert is a text or a dictionary",
        arguments: [
            (#"{"alert":"B"}"#, nil, "B"), (#"{"alert":{"body":"B"}}"#, nil, "B"), (#"{"alert":""}"#, nil, ""),
            (#"{"alert":{"title":"T"}}"#, "T", nil), (#"{"alert":{}}"#, nil, nil), (#"{"alert":[1]}"#, nil, nil),
            (#"{"alert":5}"#, nil, "5"), ("{}", nil, nil), (#"{"alert":null}"#, nil, nil),
        ] as [(String, String?, String?)])
    func alert(aps: String, title: String?, body: String?) throws {
        let payload = try payload(aps)
        #expect(payload.title == title)
        #expect(payload.body == body)
    }
}

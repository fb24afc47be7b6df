import Foundation
import Links
import Testing

/// Requests and pushes as the public pages of Firebase, Apple, Expo and OneSignal describe them, right ones and wrong
/// ones, each with what its sender has to learn.
@Suite struct RequestTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let json: String
        /// Stands in one line of the report.
        let says: String
        let isRight: Bool

        static func right(_ name: String, _ json: String, _ says: String) -> Row {
            Row(testDescription: name, json: json, says: says, isRight: true)
        }

        static func wrong(_ name: String, _ json: String, _ says: String) -> Row {
            Row(testDescription: name, json: json, says: says, isRight: false)
        }
    }

    /// A request to Firebase's v1 for one phone.
    private static func message(_ members: String) -> String { #"{"message":{"token":"t",\#(members)}}"# }

    private static func unknown(_ name: String, at path: String, belongs place: String) -> String {
        #"400 INVALID_ARGUMENT: Invalid JSON payload received. Unknown name "\#(name)" at '\#(path)': "#
            + "Cannot find field. It belongs in \(place)"
    }

    static let firebase: [Row] = [
        .right(
            "a notification with data", message(#""notification":{"title":"T","body":"B"},"data":{"link":"shop://7"}"#),
            "Link shop://7, from link"),
        .right(
            "a key that Firebase adds", message(#""notification":{"body":"B"}"#), "gcm.message_id added by Firebase"),
        .right(
            "fields in camel case", message(#""notification":{"body":"B"},"fcmOptions":{"analyticsLabel":"a"}"#),
            "a request to Firebase; this is what an iPhone receives"),
        .wrong(
            "a sound in the notification", message(#""notification":{"body":"B","sound":"default"}"#),
            unknown("sound", at: "message.notification", belongs: "message.apns.payload.aps.sound")),
        .wrong(
            "the action of a click", message(#""notification":{"body":"B","clickAction":"OPEN"}"#),
            unknown("clickAction", at: "message.notification", belongs: "message.apns.payload.aps.category")),
        .wrong(
            "a priority in the message", message(#""notification":{"body":"B"},"priority":"high""#),
            unknown("priority", at: "message", belongs: "message.apns.headers.apns-priority")),
        .wrong(
            "content_available in the message", message(#""data":{"a":"b"},"content_available":true"#),
            unknown("content_available", at: "message", belongs: "message.apns.payload.aps.content-available")),
        .wrong(
            "a field beside the message", #"{"message":{"token":"t","notification":{"body":"B"}},"dry_run":true}"#,
            #"Unknown name "dry_run": Cannot find field. It belongs in validate_only"#),
        .wrong(
            "a payload without aps", message(#""notification":{"body":"B"},"apns":{"payload":{"sound":"default"}}"#),
            "Payload of Apple Push Notification Service must contain an [aps] key."),
        .wrong(
            "headers in the payload",
            message(#""apns":{"payload":{"aps":{"alert":"B"},"headers":{"apns-priority":"5"}}}"#),
            "is a header of the request to APNs, and no part of the push: it belongs in message.apns.headers"),
        .wrong(
            "a header that is a number",
            message(#""notification":{"body":"B"},"apns":{"headers":{"apns-priority":10}}"#),
            #"Firebase refuses "apns.headers.apns-priority": it takes strings only"#),
        .wrong(
            "a background push with priority 10",
            message(#""apns":{"headers":{"apns-priority":"10"},"payload":{"aps":{"content-available":1}}}"#),
            #""apns-priority" is 10, and a push that shows nothing needs 5"#),
        .wrong(
            "two targets", #"{"message":{"token":"t","topic":"n","notification":{"body":"B"}}}"#,
            "oneof field 'target' is already set. Cannot set 'topic'"),
        .wrong(
            "no target", #"{"message":{"notification":{"body":"B"}}}"#, "Recipient of the message is not set."),
        .wrong(
            "a token of Expo's", #"{"message":{"token":"ExponentPushToken[x]","notification":{"body":"B"}}}"#,
            "it is one of Expo's"),
        .right(
            "a multicast message of an Admin SDK",
            #"{"tokens":["a","b"],"notification":{"body":"B","imageUrl":"i"},"#
                + #""apns":{"payload":{"aps":{"contentAvailable":true}}}}"#,
            "a multicast message of a Firebase Admin SDK, one request for each token; this is what an iPhone receives"),
        .wrong(
            "the older interface",
            #"{"to":"t","notification":{"body":"B","sound":"s","badge":"1","click_action":"C"},"priority":"high"}"#,
            "Firebase has shut down this older interface; send the request to its HTTP v1"),
        .wrong(
            "a sound for Android", message(#""notification":{"body":"B"},"android":{"sound":"x"}"#),
            unknown("sound", at: "message.android", belongs: "message.android.notification.sound")),
        .wrong(
            "a notification that is a text", #"{"message":{"token":"t","notification":"Hello"}}"#,
            #"Firebase refuses "notification": it takes an object"#),
        .right(
            "a picture for Apple's devices as an Admin SDK names it",
            #"{"token":"t","notification":{"body":"B"},"apns":{"fcmOptions":{"imageUrl":"https://e.org/a"}}}"#,
            "a message of a Firebase Admin SDK; this is what an iPhone receives"),
        .right(
            "a picture", message(#""notification":{"body":"B","image":"https://e.org/a"}"#), "fcm_options.image fcm's"),
    ]

    static let refused: [Row] = [
        .wrong("data of a number", message(#""data":{"n":5}"#), #"Firebase refuses "data.n": it takes strings only"#),
        .wrong(
            "a reserved key", message(#""data":{"from":"a"}"#),
            #"Firebase refuses the key "data.from": it is reserved"#),
        .wrong(
            "data under a key of the payload",
            message(#""apns":{"payload":{"aps":{"badge":1},"k":"2"}},"data":{"k":"1"}"#),
            #"an iPhone gets "apns.payload.k", and never "data.k""#),
    ]

    static let activities: [Row] = [
        .right(
            "a start, its alert in the app's language",
            #"{"aps":{"timestamp":1,"event":"start","content-state":{},"attributes-type":"A","attributes":{},"alert":"#
                + #"{"title":{"loc-key":"K","loc-args":["x"]},"body":{"loc-key":"L"},"sound":"s.aiff"}}}"#,
            "Title the app's string K"),
        .right(
            "an update that alerts",
            #"{"aps":{"timestamp":1,"event":"update","content-state":{},"alert":{"title":"T","body":"B","sound":"s"}}}"#,
            "aps.alert.sound Apple's"),
        .right(
            "an end", #"{"aps":{"timestamp":1,"event":"end","dismissal-date":2}}"#, "aps.dismissal-date Apple's"),
        .wrong(
            "an event that there is not", #"{"aps":{"timestamp":1,"event":"begin","content-state":{}}}"#,
            #"aps.event: expected start, update or end, found a text, "begin""#),
        .wrong(
            "a start without attributes", #"{"aps":{"timestamp":1,"event":"start","content-state":{},"alert":{}}}"#,
            #"a Live Activity's start needs "aps.attributes-type", "aps.attributes""#),
        .wrong(
            "no time", #"{"aps":{"event":"end"}}"#, #"a Live Activity's end needs "aps.timestamp""#),
        .wrong(
            "a time in milliseconds", #"{"aps":{"timestamp":1700000000000,"event":"end"}}"#,
            #""aps.timestamp" is in milliseconds; Apple takes seconds"#),
        .wrong(
            "an ordinary push with its sound in the alert", #"{"aps":{"alert":{"body":"B","sound":"s"}}}"#,
            #""aps.alert.sound" is not read; did you mean "aps.sound"?"#),
    ]

    /// A request to APNs at once.
    private static func urgent(_ type: String, _ payload: String) -> String {
        #"{"headers":{"apns-push-type":"\#(type)","apns-priority":"10"},"payload":\#(payload)}"#
    }

    /// Headers of the request to APNs, beside the push.
    static let headers: [Row] = [
        .wrong(
            "a push with a header's name in it", #"{"aps":{"alert":"B"},"apns-priority":"10"}"#,
            #""apns-priority" is a header of the request to APNs, and no part of the push"#),
        .wrong(
            "a request to APNs, its type and its push at odds",
            #"{"headers":{"apns-push-type":"background"},"payload":{"aps":{"alert":"B"}}}"#,
            #""apns-push-type" is background, and the push shows something: write alert"#),
        .right("a push to talk with priority 10", urgent("pushtotalk", #"{"aps":{},"speaker":"Kim"}"#), "speaker"),
        .right(
            "a call of 5,120 bytes", urgent("voip", #"{"aps":{},"call":"\#(String(repeating: "7", count: 5_100))"}"#),
            "Size 5120 of 5120 bytes"),
        .wrong(
            "a call of 5,121 bytes", urgent("voip", #"{"aps":{},"call":"\#(String(repeating: "7", count: 5_101))"}"#),
            "1 bytes too many: APNs refuses it with PayloadTooLarge"),
        .wrong(
            "a collapse id of 65 bytes",
            #"{"headers":{"apns-collapse-id":"\#(String(repeating: "c", count: 65))"},"payload":{"aps":{"alert":"B"}}}"#,
            #""apns-collapse-id" has 65 bytes: APNs takes 64"#),
        .wrong(
            "an expiration that is no time",
            #"{"headers":{"apns-expiration":"tomorrow"},"payload":{"aps":{"alert":"B"}}}"#,
            #""apns-expiration" is tomorrow: APNs takes seconds since 1970, or 0"#),
        .wrong(
            "a push of the type background with priority 10", urgent("background", #"{"aps":{},"a":"b"}"#),
            #""apns-priority" is 10, and a push that shows nothing needs 5"#),
        .wrong(
            "a Live Activity sent as an alert",
            #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"timestamp":1,"event":"end"}}}"#,
            #""apns-push-type" is alert, and the push is a Live Activity's: write liveactivity"#),
    ]

    static let others: [Row] = [
        .right(
            "Expo, read as it delivers it",
            #"{"to":"ExponentPushToken[x]","title":"T","body":"B","data":{"url":"shop://7"},"sound":null,"badge":1}"#,
            "Link shop://7, from body.url"),
        .wrong(
            "a token that is none of Expo's", #"{"to":["ExpoPushToken[x]","other"],"body":"B"}"#,
            #"Expo sends nothing to "other": it is none of its tokens"#),
        .right(
            "a template of OneSignal's", #"{"app_id":"x","template_id":"t","included_segments":["All"]}"#,
            "what OneSignal's template adds is not in the request"),
        .right(
            "several messages to Expo",
            #"[{"to":["ExpoPushToken[x]"],"body":"B"},{"to":"ExpoPushToken[y]","body":"C"}]"#,
            "the first of 2 messages to Expo; this is what an iPhone receives"),
        .right(
            "Expo, in the background", #"{"to":"ExpoPushToken[x]","data":{"a":1},"_contentAvailable":true}"#,
            "Silent it shows nothing and wakes the app"),
        .wrong(
            "Firebase's notification, sent to Expo",
            #"{"to":"ExponentPushToken[x]","notification":{"title":"T","body":"B"}}"#,
            #"Expo does not read "notification": it belongs in title and body"#),
        .wrong(
            "a level for Expo that there is not", #"{"to":"ExpoPushToken[x]","body":"B","interruptionLevel":"urgent"}"#,
            #"Expo refuses "interruptionLevel": it takes active, critical, passive or time-sensitive"#),
        .right(
            "OneSignal, read as it delivers it",
            #"{"app_id":"a","included_segments":["All"],"headings":{"en":"T"},"contents":{"en":"B"},"url":"shop://7"}"#,
            "Link shop://7, from custom.u"),
        .right(
            "OneSignal, with data",
            #"{"app_id":"a","include_aliases":{"x":["u"]},"contents":{"en":"B"},"data":{"deepLink":"shop://7"}}"#,
            "Link shop://7, from custom.a.deepLink"),
        .wrong(
            "OneSignal, without English", #"{"app_id":"a","included_segments":["All"],"contents":{"ko":"B"}}"#,
            "Message Notifications must have English language content"),
        .wrong(
            "OneSignal, to nobody", #"{"app_id":"a","contents":{"en":"B"}}"#, "You must include which players"),
    ]

    @Test(arguments: firebase + refused + activities + headers + others)
    func `a request or push is told as its service takes it`(row: Row) throws {
        let report = PayloadReport(try PayloadFile(Data(row.json.utf8)))
        let lines = report.lines.map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.contains { $0.contains(row.says) }, "\(lines)")
        #expect(report.faults.isEmpty == row.isRight, "\(report.faults)")
    }

    @Test(arguments: [
        #"{"audience":{"tag":"a"},"notification":{"alert":"B"},"device_types":["ios"]}"#,
        #"{"interests":["a"],"notification":{"title":"T"}}"#, #"{"to":["a"],"title":"T"}"#,
    ])
    func `a request to a service that is not known is said to be one`(request: String) {
        let error = #expect(throws: PayloadFile.Unusable.self) { try PayloadFile(Data(request.utf8)) }
        #expect(error?.description.hasPrefix("it has no object \"aps\", and is no request to ") == true)
    }
}

extension RequestTableTests {
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
        .right("a call with priority 10", urgent("voip", #"{"aps":{"content-available":1},"call":"7"}"#), "call"),
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
        .right("widgets with priority 10", urgent("widgets", #"{"aps":{"content-changed":true}}"#), "content-changed"),
        .wrong(
            "a push of the type background with priority 10", urgent("background", #"{"aps":{},"a":"b"}"#),
            #""apns-priority" is 10, and a push that shows nothing needs 5"#),
        .wrong(
            "a Live Activity sent as an alert",
            #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"timestamp":1,"event":"end"}}}"#,
            #""apns-push-type" is alert, and the push is a Live Activity's: write liveactivity"#),
    ]
}

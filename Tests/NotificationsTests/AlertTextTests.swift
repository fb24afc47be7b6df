import Foundation
import Notifications
import Testing

@Suite struct AlertTextTests {
    private func text(_ format: String, _ arguments: [String] = ["a", "b"]) -> String? {
        AlertText(key: "K", arguments: arguments).resolved(in: ["K": format])
    }

    @Test(
        "places are filled as in Apple's strings",
        arguments: [
            ("plain", "plain"), ("%@ and %@", "a and b"), ("%2$@ before %1$@", "b before a"),
            ("100%% of %@", "100% of a"),
            ("%1$@%1$@%@", "aaa"), ("%@%@%@.", "ab."), ("%3$@!", "!"), ("", ""), ("%", "%"), ("50 % off", "50 % off"),
            ("%d %1$d %x", "%d %1$d %x"), ("%0$@ %$@ %99999999999999999999$@", "%0$@ %$@ %99999999999999999999$@"),
            ("%@\u{301} %%\u{301} %2$@\u{301}", "a\u{301} %\u{301} b\u{301}"), ("가 %@ 나🙂%2$@", "가 a 나🙂b"),
        ])
    func places(format: String, result: String) {
        #expect(text(format) == result)
    }

    @Test func `what an argument holds is no place`() {
        #expect(text("%@ %@", ["%@ %2$@", "%%"]) == "%@ %2$@ %%")
    }

    @Test func `a key beats the text, and the text stands in for a key that the app has no string for`() {
        let both = AlertText(text: "as sent", key: "K", arguments: ["Jenna"])
        #expect(both.resolved(in: ["K": "%@ invites you"]) == "Jenna invites you")
        #expect(both.resolved(in: [:]) == "as sent")
        #expect(AlertText(key: "K").resolved(in: [:]) == nil)
        #expect(AlertText(text: "as sent").resolved(in: ["K": "x"]) == "as sent")
    }

    @Test func `U18: each text is resolved by its own key, and an argument that is no text leaves its place empty`()
        throws
    {
        let json = """
            {"aps":{"alert":{"title":"t","title-loc-key":"T","title-loc-args":["1"],"subtitle-loc-key":"S",
            "subtitle-loc-args":["2"],"loc-key":"B","loc-args":["3",{},4,true,null,4.5]}}}
            """
        let payload = try NotificationPayload(json: Data(json.utf8))
        #expect(payload.title == "t")
        #expect(payload.body == nil)
        let resolved = payload.resolved(in: [
            "T": "title %@", "S": "sub %@", "B": "%@ [%@] %@ [%@] [%@] %@",
        ])
        #expect(resolved.title == "title 1")
        #expect(resolved.subtitle == "sub 2")
        #expect(resolved.body == "3 [] 4 [] [] 4.5")
        #expect(payload.misreadings.map(\.key) == ["aps.alert.loc-args"])
    }
}

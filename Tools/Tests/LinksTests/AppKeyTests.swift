import Foundation
import Links
import Testing

@Suite struct AppKeyTests {
    private func lines(_ push: String, reading keys: [String]) throws -> [String] {
        let report = PayloadReport(try PayloadFile(Data(push.utf8)), reading: keys.compactMap(AppKey.init))
        return report.lines.map { $0.split(separator: " ").joined(separator: " ") }
    }

    @Test(arguments: [
        (#"{"aps":{"alert":"B","url":"a://b"}}"#, ["aps.url"], "Link a://b, from aps.url"),
        (#"{"aps":{"alert":"B","url":"a://b"}}"#, [], "Link none; if your app reads aps.url, say --key aps.url"),
        (#"{"aps":{"alert":"B","url":5}}"#, ["aps.url=home/"], "Link home/5, from aps.url"),
        (#"{"aps":{"alert":"B"},"shop":{"deeplink":"home/5"}}"#, ["shop.deeplink"], "Link home/5, from shop.deeplink"),
        (#"{"aps":{"alert":"B"},"shop":{"page":"home"}}"#, ["shop.page="], "Link home, from shop.page"),
        (#"{"aps":{"alert":"B"},"shop":{"page":"home"}}"#, ["shop.page"], "shop.page read by your app"),
        (
            #"{"aps":{"alert":"B"},"shop":{"deeplink":"a://b"}}"#, [],
            #""shop.deeplink" holds a link: if your app reads it, say --key shop.deeplink; "#
                + #"it is misspelt if your app reads "deepLink""#
        ),
        (
            #"{"aps":{"alert":"B"},"shop":{"url":"/home/5"}}"#, [],
            "Link none; if your app reads shop.url, say --key shop.url"
        ),
    ])
    func `a key of the app's may stand in any object, and hold a path`(
        push: String, keys: [String], line: String
    ) throws {
        let lines = try lines(push, reading: keys)
        #expect(lines.contains(line), "\(lines)")
    }

    @Test(arguments: [
        (#""interruption-level":"urgent""#, #"found a text, "urgent", which is left out"#),
        (#""badge":[1,{"a":null}]"#, #"found a list, [1,{"a":null}], which is left out"#),
        (#""badge":99999999999999999999"#, "found what cannot be held, which is left out"),
        (
            #""badge":"1234567890123456789012345678901234567890123456789012345678901234567890""#,
            #"found a text, "1234567890123456789012345678901234567890123456789012345678…, which is left out"#
        ),
    ])
    func `a value of another type is shown`(member: String, told: String) throws {
        let lines = try lines(#"{"aps":{"alert":"B",\#(member)}}"#, reading: [])
        #expect(lines.contains { $0.hasSuffix(told) }, "\(lines)")
    }

    @Test func `a push for widgets needs no alert`() throws {
        #expect(PayloadReport(try PayloadFile(Data(#"{"aps":{"content-changed":true}}"#.utf8))).faults == [])
    }
}

import Foundation
import Links
import Testing

@Suite struct PayloadFileTests {
    @Test(arguments: [
        ("{\"aps\":{},\n \"a\":1,}", "it is not JSON from line 2, column 8 on: a comma too many before it"),
        ("{\"aps\":{},\n \"é\":\"a\nb\"}", "it is not JSON from line 2, column 8 on"), ("", "it is empty"),
        ("{\"aps\":{\n", "it is not JSON from line 2, column 1 on: it ends before its last bracket or quote is closed"),
        ("{“aps”:{}}", "it is not JSON from line 1, column 2 on: a typographic quote; write \""),
        ("{\"aps\":{}\n\"a\":1}", "it is not JSON from line 2, column 1 on: a comma is missing before it"),
        (
            #"{"alert":"x"}"#,
            "there is no object \"aps\" in it; give the push as the device gets it, the notification's userInfo"
        ),
        (#"[AnyHashable("aps"): {}]"#, PayloadFileTests.printed),
        ("{\n    aps =     {\n", PayloadFileTests.printed),
    ])
    func `a file without a push says where and why`(file: String, fault: String) {
        let error = #expect(throws: PayloadFile.Unusable.self) { try PayloadFile(Data(file.utf8)) }
        #expect(error?.description == fault)
    }

    @Test func `the pushes on the page for senders have nothing to mend, and nothing to note`() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
        let page = try String(contentsOf: root.appending(path: "docs/what-to-send.md"), encoding: .utf8)
        let pushes = page.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        #expect(pushes.count == 3)
        for push in pushes {
            let keys = ["deepLink"].filter(push.contains).compactMap(AppKey.init)
            let report = PayloadReport(try PayloadFile(Data(push.utf8)), reading: keys)
            #expect(report.faults == [])
            #expect(!report.lines.contains("Notes"), "\(report.lines)")
        }
    }

    private static let printed =
        "a program has printed this as a dictionary; print it as JSON with "
        + "String(decoding: try JSONSerialization.data(withJSONObject: userInfo), as: UTF8.self)"
}

import Foundation
import Links
import Testing

@Suite struct SiteAnswersTests {
    private func answer(_ line: String) -> String {
        var answers = SiteAnswers()
        return String(decoding: answers.answer(Data(line.utf8)).line, as: UTF8.self)
    }

    private static let file = #"""
        {"applinks":{"details":[{"appIDs":["A","B"],"components":[{"/":"/x","exclude":true},{"/":"/?"}]},
        {"appID":"C","paths":["/x/*"]}]}}
        """#.replacing("\n", with: "")

    @Test(arguments: [
        ("/x", #"{"result":{"A":"block","B":"block","C":"match"}}"#), ("/y", #"{"result":{"A":"match","B":"match"}}"#),
        ("/x/y", #"{"result":{"C":"match"}}"#), ("/none/of/them", #"{"result":{}}"#),
        ("https://h.example/x/y", #"{"result":{"C":"match"}}"#), ("https://other.example/y", #"{"result":{}}"#),
    ])
    func `U22: a line is answered with the decision for each app`(input: String, answer: String) {
        #expect(self.answer(#"{"aasa":\#(Self.file),"host":"h.example","input":"\#(input)"}"#) == answer + "\n")
    }

    @Test func `a file that lines have in common counts for those lines alone`() {
        func file(_ path: String) -> String {
            #"{"applinks":{"details":[{"appID":"}\"{","paths":["\#(path)"]}]}}"#
        }
        let (x, y) = (file("/x"), file("/y"))
        let match = #"{"result":{"}\"{":"match"}}"#
        let lines = [
            (#"{"aasa":\#(x),"input":"/x"}"#, match), (#"{"aasa":\#(x),"input":"/y"}"#, #"{"result":{}}"#),
            (#"{"aasa":\#(y),"input":"/y"}"#, match), (#"{"aasa":\#(y),"input":"/x"}"#, #"{"result":{}}"#),
            (#"{ "input" : "/x", "aasa" : \#(x) }"#, match), (#" { "aasa" : \#(x) , "input":"/x"} "#, match),
            (#" { "aasa" : \#(x) , "input":"/x", "host":"h"} "#, match),
            (#" { "aasa" : \#(x) , "input":"/y", "aasa":7} "#, #"{"error":"invalidLine"}"#),
            (#" { "aasa" : \#(x) , "input":"/x", "aasa":null} "#, #"{"error":"invalidLine"}"#),
            (#" { "aasa" : \#(x) , "input":"/y", "aasa":\#(y)} "#, match),
            (#" { "aasa" : \#(x) , "input":"/y", "\u0061asa":\#(y)} "#, match),
            (#" { "aasa" : \#(x) "input":"/x"} "#, #"{"error":"invalidLine"}"#),
            (#" { "aasa" : \#(x) .5,"input":"/x"} "#, #"{"error":"invalidLine"}"#),
            (#" { "aasa" : \#(x) "#, #"{"error":"invalidLine"}"#),
            (#" { "aasa" : \#(x) }"#, #"{"error":"invalidLine"}"#),
            (#" { "aasa" : \#(x) , "input":"/x"} "#, match),
        ]
        var answers = SiteAnswers()
        for (line, answer) in lines {
            #expect(String(decoding: answers.answer(Data(line.utf8)).line, as: UTF8.self) == answer + "\n", "\(line)")
        }
    }

    @Test func `a line needs no host`() {
        #expect(answer(#"{"aasa":{},"input":"/"}"#) == "{\"result\":{}}\n")
    }

    @Test(arguments: [
        ("{}", "invalidLine"), (#"{"aasa":7,"input":"/"}"#, "invalidLine"), (#"{"aasa":{}}"#, "invalidLine"),
        (#"{"aasa":{},"input":"\#(String(repeating: "a", count: 9_000))"}"#, "invalidLink"),
        (#"{"aasa":{"a":"\#(String(repeating: "a", count: 200_000))"},"input":"/"}"#, "tooLarge"),
    ])
    func `U17: what cannot be answered is an error in its place`(line: String, code: String) {
        #expect(answer(line) == "{\"error\":\"\(code)\"}\n")
    }

    @Test(arguments: [true, false])
    func `U17: a file is measured as it is written`(isFirst: Bool) {
        func line(_ size: Int) -> String {
            let frame = #"{"applinks":{"details":[{"appID":"A","paths":["/x"]}]},"a":""}"#
            let file = frame.dropLast(2) + String(repeating: "/", count: size - frame.utf8.count) + #""}"#
            return isFirst ? #"{"aasa":\#(file),"input":"/x"}"# : #"{"input":"/x","aasa":\#(file)}"#
        }
        #expect(answer(line(128 * 1024)) == "{\"result\":{\"A\":\"match\"}}\n")
        #expect(answer(line(128 * 1024 + 1)) == "{\"error\":\"tooLarge\"}\n")
    }

    @Test(arguments: [
        #"{"x":"a\"b{","y":[1,{"aasa":7}],"aasa":{},"z":-1.5e3,"input":"/"}"#,
        "\t{ \"input\" : \"/\" , \"aasa\" : { } }\r", #"{"aasa":7,"aasa":{},"input":"/","t":true,"n":null}"#,
    ])
    func `a file is found wherever it stands in its line`(line: String) {
        #expect(answer(line) == "{\"result\":{}}\n")
    }
}

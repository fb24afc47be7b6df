import Foundation
import Testing

@testable import Links

@Suite struct MatchAnswersTests {
    private func answer(_ line: String) -> String {
        var answers = MatchAnswers()
        return String(decoding: answers.answer(Data(line.utf8)).line, as: UTF8.self)
    }

    @Test(arguments: [
        (#"{"routes":["/a/:b"],"input":"/a/x"}"#, #"{"match":0,"parameters":{"b":"x"}}"#),
        (#"{"routes":["/x","/a"],"input":"a/?q=1"}"#, #"{"match":1,"parameters":{}}"#),
        (#"{"routes":["/a/:b"],"input":"/a"}"#, #"{"match":null}"#),
        (#"{"routes":[],"input":"/a"}"#, #"{"match":null}"#),
        (#"{"routes":["/f/*rest"],"input":"/f/a%2Fb/\u00e9\"/c"}"#, #"{"match":0,"parameters":{"rest":"a/b/é\"/c"}}"#),
        (#"{"routes":["*"],"input":"a:b"}"#, #"{"match":0,"parameters":{"*":"a:b"}}"#),
        (
            #"{"routes":[":b/:a"],"input":"/\u007e%5C/%F0%9F%98%80"}"#,
            #"{"match":0,"parameters":{"a":"😀","b":"~\\"}}"#
        ),
        (#"{"routes":["/a"],"input":"/%zz"}"#, #"{"error":"invalidLink"}"#),
        (#"{"routes":["/a"],"input":""}"#, #"{"error":"invalidLink"}"#),
        (#"{"routes":["/:a","/:b"],"input":"/x"}"#, #"{"error":"sameShape"}"#),
        (#"{"routes":["a//b"],"input":"/x"}"#, #"{"error":"emptySegment"}"#),
        (#"{"routes":["/:\u0001"],"input":"/x"}"#, #"{"error":"otherSyntax"}"#),
        (
            #"{"routes":["/:\u00e9/:e\u0301"],"input":"/e%CC%81/%C3%A9"}"#,
            "{\"match\":0,\"parameters\":{\"e\u{301}\":\"\u{E9}\",\"\u{E9}\":\"e\u{301}\"}}"
        ),
    ])
    func `a line is answered with the route that takes its input`(line: String, answer: String) {
        #expect(Array(self.answer(line).utf8) == Array((answer + "\n").utf8))
    }

    @Test(arguments: [
        "", "nonsense", "[]", "7", "{}", #"{"routes":["/a"]}"#, #"{"input":"/a"}"#, #"{"routes":"/a","input":"/a"}"#,
        #"{"routes":["/a",7],"input":"/a"}"#, #"{"routes":["/a"],"input":7}"#, #"{"routes":["/a"],"input":null}"#,
        String(repeating: "[", count: 100_000),
    ])
    func `U17: a bad line is answered as such`(line: String) {
        #expect(answer(line) == "{\"error\":\"invalidLine\"}\n")
    }

    @Test func `a table is not kept for other routes, nor for those that only look the same`() {
        var answers = MatchAnswers()
        let routes = ["\"caf\u{E9}\"", "\"caf\u{E9}\"", "\"cafe\u{301}\"", #"":x",":y""#, "\"caf\u{E9}\"", #""/b""#]
        let lines = routes.map { routes in
            answers.answer(Data(#"{"routes":[\#(routes)],"input":"/caf%C3%A9"}"#.utf8)).line.prefix(10)
        }
        #expect(
            lines.map { String(decoding: $0, as: UTF8.self) } == [
                #"{"match":0"#, #"{"match":0"#, #"{"match":n"#, #"{"error":""#, #"{"match":0"#, #"{"match":n"#,
            ])
    }
}

import Foundation
import Links
import Testing

/// What each line of a stream is answered, byte for byte.
@Suite struct AnswersTests {
    private func match(_ lines: String...) -> [String] {
        var answers = MatchAnswers()
        return lines.map { String(decoding: answers.answer(Data($0.utf8)).line.dropLast(), as: UTF8.self) }
    }

    private func aasa(_ lines: String...) -> [String] {
        var answers = SiteAnswers()
        return lines.map { String(decoding: answers.answer(Data($0.utf8)).line.dropLast(), as: UTF8.self) }
    }

    private func payload(_ line: String) -> String {
        String(decoding: PayloadAnswers.answer(Data(line.utf8)).line.dropLast(), as: UTF8.self)
    }

    private static func error(_ code: String) -> String { #"{"error":"\#(code)"}"# }
    private static let invalidLine = error("invalidLine")

    @Test(arguments: [
        (#"["/a/:b"]"#, "/a/x", #"{"match":0,"parameters":{"b":"x"}}"#),
        (#"["/x","/a"]"#, "a/?q=1", #"{"match":1,"parameters":{}}"#),
        (#"["/a/:b"]"#, "/a", #"{"match":null}"#), ("[]", "/a", #"{"match":null}"#),
        (#"["/f/*rest"]"#, #"/f/a%2Fb/\u00e9\"/c"#, #"{"match":0,"parameters":{"rest":"a/b/é\"/c"}}"#),
        (#"["*"]"#, "a:b", #"{"match":0,"parameters":{"*":"a:b"}}"#),
        (#"[":b/:a"]"#, #"/\u007e%5C/%F0%9F%98%80"#, #"{"match":0,"parameters":{"a":"😀","b":"~\\"}}"#),
        (#"["/a"]"#, "/%zz", error("invalidLink")), (#"["/a"]"#, "", error("invalidLink")),
        (#"["/:a","/:b"]"#, "/x", error("sameShape")), (#"["a//b"]"#, "/x", error("emptySegment")),
        (#"["/:\u0001"]"#, "/x", error("otherSyntax")), (#""/a""#, "/a", invalidLine),
        (#"["/a",7]"#, "/a", invalidLine),
        (
            #"["/:\u00e9/:e\u0301"]"#, "/e%CC%81/%C3%A9",
            "{\"match\":0,\"parameters\":{\"e\u{301}\":\"\u{E9}\",\"\u{E9}\":\"e\u{301}\"}}"
        ),
    ])
    func `match answers with the route that takes the input`(routes: String, input: String, answer: String) {
        let answers = match(#"{"routes":\#(routes),"input":"\#(input)"}"#)
        #expect(answers.map { Array($0.utf8) } == [Array(answer.utf8)])
    }

    @Test func `a table is not kept for other routes, nor for those that only look the same`() {
        func line(_ routes: String) -> String { #"{"routes":[\#(routes)],"input":"/caf%C3%A9"}"# }
        let answers = match(
            line("\"caf\u{E9}\""), line("\"caf\u{E9}\""), line("\"cafe\u{301}\""), line(#"":x",":y""#),
            line("\"caf\u{E9}\""), line(#""/b""#))
        let (found, none) = (#"{"match":0,"parameters":{}}"#, #"{"match":null}"#)
        #expect(answers == [found, found, none, Self.error("sameShape"), found, none])
    }

    @Test(arguments: [
        "", "nonsense", "[]", "7", "{}", #"{"routes":["/a"]}"#, #"{"input":"/a"}"#, #"{"routes":["/a"],"input":7}"#,
        #"{"routes":["/a"],"input":null}"#, #"{"aasa":7,"input":"/"}"#, #"{"aasa":{}}"#, #"{"aps":{}}"#,
        #"{"payload":{"aps":{}}"#, #"{"aasa":{},"input":"/""#, String(repeating: "[", count: 100_000),
    ])
    func `U17: a bad line is answered as such`(line: String) {
        #expect(match(line) + aasa(line) + [payload(line)] == Array(repeating: Self.invalidLine, count: 3))
    }

    private static let site = #"""
        {"applinks":{"details":[{"appIDs":["A","B"],"components":[{"/":"/x","exclude":true},{"/":"/?"}]},
        {"appID":"C","paths":["/x/*"]}]}}
        """#.replacing("\n", with: "")

    @Test(arguments: [
        ("/x", #"{"result":{"A":"block","B":"block","C":"match"}}"#), ("/y", #"{"result":{"A":"match","B":"match"}}"#),
        ("/x/y", #"{"result":{"C":"match"}}"#), ("/none/of/them", #"{"result":{}}"#),
        ("https://h.example/x/y", #"{"result":{"C":"match"}}"#), ("https://other.example/y", #"{"result":{}}"#),
        (String(repeating: "a", count: 9_000), error("invalidLink")),
    ])
    func `U22: aasa answers with the decision for each app`(input: String, answer: String) {
        #expect(aasa(#"{"aasa":\#(Self.site),"host":"h.example","input":"\#(input)"}"#) == [answer])
        #expect(aasa(#"{"aasa":{},"input":"/"}"#) == [#"{"result":{}}"#])
    }

    @Test func `a file is found wherever it stands in its line, and counts for that line alone`() {
        func file(_ path: String) -> String { #"{"applinks":{"details":[{"appID":"}\"{","paths":["\#(path)"]}]}}"# }
        let (x, y) = (file("/x"), file("/y"))
        let (match, none) = (#"{"result":{"}\"{":"match"}}"#, #"{"result":{}}"#)
        let rows = [
            (#"{"aasa":\#(x),"input":"/x"}"#, match), (#"{"aasa":\#(x),"input":"/y"}"#, none),
            (#"{"aasa":\#(y),"input":"/y"}"#, match), (#"{"aasa":\#(y),"input":"/x"}"#, none),
            (#"{ "input" : "/x", "aasa" : \#(x) }"#, match), ("\t{ \"aasa\" : \(x) , \"input\":\"/x\"} \r", match),
            (#"{"x":"a\"b{","y":[1,{"aasa":7}],"aasa":\#(x),"z":-1.5e3,"input":"/x"}"#, match),
            (#"{"aasa":\#(x),"input":"/x","aasa":7}"#, Self.invalidLine),
            (#"{"aasa":\#(x),"input":"/x","aasa":[\#(x)]}"#, Self.invalidLine),
            (#"{"aasa":7,"aasa":\#(x),"input":"/x"}"#, match), (#"{"aasa":\#(x),"input":"/y","aasa":\#(y)}"#, match),
            (#"{"aasa":\#(x),"input":"/y","\u0061asa":\#(y)}"#, match),
            // Of the file that has just been read the line is looked at all the same.
            (#"{"aasa":\#(y) "input":"/y"}"#, Self.invalidLine), (#"{"aasa":\#(y) .5,"input":"/y"}"#, Self.invalidLine),
            (#"{"aasa":\#(y)"#, Self.invalidLine), (#"{"aasa":\#(y)}"#, Self.invalidLine),
            (#"{"aasa":\#(y),"input":"/y"}"#, match),
        ]
        var answers = SiteAnswers()
        for (line, answer) in rows {
            #expect(String(decoding: answers.answer(Data(line.utf8)).line, as: UTF8.self) == answer + "\n", "\(line)")
        }
    }

    @Test(arguments: [(0, #"{"result":{"A":"match"}}"#), (1, error("tooLarge"))])
    func `U17: a file is measured as it is written`(excess: Int, answer: String) {
        let frame = #"{"applinks":{"details":[{"appID":"A","paths":["/x"]}]},"a":""}"#
        let filling = String(repeating: "/", count: 128 * 1024 + excess - frame.utf8.count)
        let file = frame.dropLast(2) + filling + #""}"#
        #expect(aasa(#"{"aasa":\#(file),"input":"/x"}"#, #"{"input":"/x","aasa":\#(file)}"#) == [answer, answer])
    }

    /// The answer to a push: the fields of no other are null.
    private static func told(_ members: [String: String], dialect: String = "apns", isSilent: Bool = false) -> String {
        let names = [
            "badge", "body", "category", "dialect", "interruption", "link", "silent", "sound", "subtitle", "thread",
            "title",
        ]
        let own = members.merging(["dialect": #""\#(dialect)""#, "silent": "\(isSilent)"]) { $1 }
        return "{" + names.map { #""\#($0)":\#(own[$0] ?? "null")"# }.joined(separator: ",") + "}"
    }

    @Test(arguments: [
        (#"{"aps":{}}"#, told([:])),
        (
            #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"badge":"7","sound":{"name":"d.caf","critical":1},"#
                + #""category":"C","thread-id":"TH","interruption-level":"time-sensitive"},"deepLink":"home/feed"}"#,
            told([
                "title": #""T""#, "subtitle": #""S""#, "body": #""B""#, "badge": "7", "sound": #""d.caf""#,
                "category": #""C""#, "thread": #""TH""#, "interruption": #""time-sensitive""#, "link": #""home/feed""#,
            ])
        ),
        (
            #"{"aps":{"alert":"a","thread-id":"\u0001\u000f\u0010\u001a\u001f\t"}}"#,
            told(["body": #""a""#, "thread": #""\u0001\u000f\u0010\u001a\u001f\u0009""#])
        ),
        // A field that cannot be read is null, and the rest stays.
        (
            #"{"aps":{"alert":{"title":[1],"body":"B \"é"},"badge":1e30,"sound":5.5,"thread-id":5}}"#,
            told(["body": #""B \"é""#, "thread": #""5""#])
        ),
        (#"{"aps":{"content-available":1}}"#, told([:], isSilent: true)),
        // The link is the first that is not empty: deepLink, the sender's own, webLink.
        (#"{"aps":{},"deepLink":"a","ab_uri":"b","webLink":"c"}"#, told(["link": #""a""#], dialect: "braze")),
        (#"{"aps":{},"deepLink":"","ab_uri":"b","webLink":"c"}"#, told(["link": #""b""#], dialect: "braze")),
        (#"{"aps":{},"deepLink":null,"ab_uri":"","webLink":"c"}"#, told(["link": #""c""#], dialect: "braze")),
        (#"{"aps":{},"webhook_id":"w","url":"/b"}"#, told(["link": #""/b""#], dialect: "home-assistant")),
        (#"{"aps":{},"feedUUID":"1"}"#, told([:])), ("{}", error("invalidPayload")),
        (#"{"aps":[]}"#, error("invalidPayload")), ("[]", error("invalidPayload")), ("null", error("invalidPayload")),
    ])
    func `payload answers with every field, null where the push says nothing`(push: String, answer: String) {
        #expect(payload(#"{"payload":\#(push)}"#) == answer)
    }
}

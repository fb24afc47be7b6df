import Foundation
import Testing

/// Runs the real program.
@Suite struct LinksCommandTests {
    private let line = #"{"routes":["/a/:b"],"input":"/a/x"}"#
    private let answer = #"{"match":0,"parameters":{"b":"x"}}"#

    @Test func `every line is answered in its place`() throws {
        let run = try LinksRun(["match"], input: "\(line)\nnonsense\n\n\(line)")
        #expect(run.code == 0)
        #expect(run.output == [answer, #"{"error":"invalidLine"}"#, #"{"error":"invalidLine"}"#, answer])
        #expect(try LinksRun(["aasa"], input: "{\"aasa\":{},\"input\":\"/\"}\n").output == [#"{"result":{}}"#])
        let push = #"{"payload":{"aps":{"alert":"B"}}}"# + "\n[]\n"
        #expect(try LinksRun(["payload"], input: push).output.map { $0.contains(#""body":"B""#) } == [true, false])
        #expect(try LinksRun(["match"], input: "").output == [])
    }

    @Test func `a line over the limit is answered, and the next as well`() throws {
        let long = String(repeating: "a", count: 5 << 20)
        let run = try LinksRun(["match"], input: "\(line)\n\(long)\n\(line)\n")
        #expect(run.output == [answer, #"{"error":"lineTooLong"}"#, answer])
    }

    @Test func `an answer is written before the next question has to be asked`() throws {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = try LinksRun.executable()
        process.arguments = ["match"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for _ in 0..<3 {
            try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
            #expect(output.fileHandleForReading.availableData == Data((answer + "\n").utf8))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test func `check reports the links that lead nowhere, and ends with 1 if there are any`() throws {
        let routes = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: routes) }
        try Data("home\nhome/feed\n".utf8).write(to: routes)
        let bad = try LinksRun(["check", "--routes", routes.path, "sample://home", "sample://home/fed"])
        #expect(bad.code == 1)
        #expect(
            bad.output == [
                #"sample://home/fed: linkNotFound: no route below "home" matches "fed"; nearest: home/feed"#,
                "1 of 2 links resolve.",
            ])
        #expect(try LinksRun(["check", "--routes", routes.path, "sample://home"]).code == 0)
        let many = try LinksRun(["check", "--routes", routes.path, "-"], input: "sample://home\nhome/fed\nhome")
        #expect(many.output.last == "2 of 3 links resolve.")
        #expect(try LinksRun(["check", "--routes", routes.path + "-missing", "sample://home"]).code == 65)
        for unusable in ["[7]", ":a\n:b", "a//b"] {
            try Data(unusable.utf8).write(to: routes)
            let run = try LinksRun(["check", "--routes", routes.path, "sample://home"])
            #expect(run.code == 65)
            #expect(run.output == [])
        }
    }

    @Test func `U19: lint reports what differs, and ends with 1 if anything does`() throws {
        let routes = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: routes) }
        try Data("home\nshop/:id\n".utf8).write(to: routes)
        let options = ["lint", "--routes", routes.path, "--host", "h.example"]
        let file = #"{"applinks":{"details":[{"appID":"T.a","paths":["/home","/shop/*"]}]}}"#
        let none = try LinksRun(options + ["-"], input: file.replacing("/*", with: "/?"))
        #expect(none.code == 0)
        #expect(none.output == ["The file claims what is routed."])
        let bad = try LinksRun(options + ["-"], input: file)
        #expect(bad.code == 1)
        #expect(bad.output == ["claimed but not routed: https://h.example/shop/ (component /shop/*)"])
        let unreadable = try LinksRun(options + ["-"], input: "[]")
        #expect(unreadable.code == 65)
        #expect(unreadable.output == [])
        #expect(try LinksRun(options + [routes.path + "-missing"]).code == 65)
        try Data("[7]".utf8).write(to: routes)
        #expect(try LinksRun(options + ["-"], input: file).code == 65)
    }

    @Test func `a push in a file is told for people, and one that is none ends with 65`() throws {
        let run = try LinksRun(["payload", "-"], input: #"{"aps":{"alert":"B"},"ab_uri":"app://offers"}"#)
        #expect(run.code == 0)
        #expect(run.output.contains("Link    app://offers, from ab_uri"))
        #expect(
            try LinksRun(["payload", "-"], input: #"{"aps":{"alert":"B","titel":1}}"#).code == 1)
        let none = try LinksRun(["payload", "-"], input: "{")
        #expect(none.code == 65)
        #expect(none.output == [])
        let others = try LinksRun(["payload", "/", "-"], input: #"{"aps":{"alert":"B"}}"#)
        #expect(others.code == 65)
        #expect(others.output.contains("Body    B"))
        #expect(try LinksRun(["payload", "--help"]).code == 0)
    }

    @Test(arguments: [
        [], ["nonsense"], ["match", "more"], ["payload", "--key"], ["check"], ["check", "--routes", "file"],
        ["lint"], ["lint", "--routes", "file", "-"],
    ])
    func `anything else is 64 with the usage`(arguments: [String]) throws {
        let run = try LinksRun(arguments)
        #expect(run.code == 64)
        #expect(run.output == [])
    }

    @Test func `what is wrong with the command is named`() throws {
        #expect(try LinksRun(["nope"]).errors.hasPrefix("links: there is no command nope\n"))
        #expect(try LinksRun(["no\u{1B}[2J"]).errors.hasPrefix("links: there is no command no\\u{1b}[2J\n"))
        #expect(try LinksRun(["lint"]).errors.hasPrefix("links: lint takes other arguments\n"))
    }

    @Test(arguments: ["[]", "{", String(repeating: "a", count: 5 << 20)])
    func `a stream with a line that is no push ends with 65`(line: String) throws {
        let push = #"{"payload":{"aps":{"alert":"B"}}}"#
        let run = try LinksRun(["payload"], input: "\(line)\n\(push)\n")
        #expect(run.code == 65)
        #expect(run.output.count == 2)
        #expect(try LinksRun(["payload"], input: push).code == 0)
    }

    @Test func `input that never ends a line is not kept`() throws {
        let routes = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: routes) }
        try Data("home\n".utf8).write(to: routes)
        let long = String(repeating: " ", count: 5 << 20)
        let limit = "it has more than 4194304 bytes"
        for arguments in [["payload", "-"], ["lint", "--routes", routes.path, "--host", "h.example", "-"]] {
            let run = try LinksRun(arguments, input: long)
            #expect(run.code == 65)
            #expect(run.errors == "-: \(limit)\n")
        }
        let check = try LinksRun(["check", "--routes", routes.path, "-"], input: "home\r\n\(long)\nhome")
        #expect(check.code == 1)
        #expect(check.output == ["line 2: \(limit)", "2 of 3 links resolve."])
    }

    @Test func `control characters and marks of direction are written out`() throws {
        let routes = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: routes) }
        try Data("home\n".utf8).write(to: routes)
        let link = "a://\u{85}\u{202E}\u{1B}[2J`x"
        let check = try LinksRun(["check", "--routes", routes.path, link])
        #expect(check.output.first?.hasPrefix(#"a://\u{85}\u{202e}\u{1b}[2J`x: invalidLink: "#) == true)
        try Data("ho\u{9B}\u{2066}me\nho\u{9B}\u{2066}me\n".utf8).write(to: routes)
        let run = try LinksRun(["check", "--routes", routes.path, "home"])
        #expect(run.code == 65)
        #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(!run.errors.contains("\u{2066}"))
    }

    @Test func `help is no error`() throws {
        let run = try LinksRun(["--help"])
        #expect(run.code == 0)
        #expect(run.output.first?.hasPrefix("Usage: links payload") == true)
    }
}

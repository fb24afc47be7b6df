import Foundation
import Testing

/// Runs the real program.
@Suite final class LinksCommandTests {
    private let routes = FileManager.default.temporaryDirectory.appending(path: "routes-\(UUID().uuidString)")

    init() throws { try Data("home\nhome/feed\n".utf8).write(to: routes) }

    deinit { try? FileManager.default.removeItem(at: routes) }

    private static let line = #"{"routes":["/a/:b"],"input":"/a/x"}"#
    private static let answer = #"{"match":0,"parameters":{"b":"x"}}"#
    private static let invalid = #"{"error":"invalidLine"}"#
    private static let push = #"{"payload":{"aps":{"alert":"B"}}}"#

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test(
        arguments: [
            ("", []), (line, [answer]), ("\(line)\n", [answer]), ("\(line)\r\n\r\n", [answer, invalid]),
            ("\(line)\nnonsense\n\n\(line)", [answer, invalid, invalid, answer]),
            // A line of 4 MiB is read, and one of a byte more is not.
            ("\(line)\(blanks((4 << 20) - line.utf8.count))\n\(line)\n", [answer, answer]),
            ("\(line)\(blanks((4 << 20) - line.utf8.count + 1))\n\(line)\n", [#"{"error":"lineTooLong"}"#, answer]),
            ("\(line)\n\(blanks(9 << 20))", [answer, #"{"error":"lineTooLong"}"#]),
        ] as [(String, [String])])
    func `every line is answered in its place`(input: String, answers: [String]) throws {
        let run = try LinksRun(["match"], input: input)
        #expect(run.code == 0)
        #expect(run.output == answers)
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
            try input.fileHandleForWriting.write(contentsOf: Data((Self.line + "\n").utf8))
            #expect(output.fileHandleForReading.availableData == Data((Self.answer + "\n").utf8))
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test(
        arguments: [
            (push, 0), ("\(push)\n[]", 65), ("{\n\(push)", 65), ("\(blanks(5 << 20))\n\(push)", 65),
            (#"{"payload":{"x":1}}"# + "\n\(push)", 65), ("\(push)\n" + #"{"payload":[]}"#, 65),
        ] as [(String, Int32)])
    func `a stream with a line that is no push is answered, and ends with 65`(input: String, code: Int32) throws {
        let run = try LinksRun(["payload"], input: input)
        #expect(run.code == code)
        #expect(run.output.count == input.split(separator: "\n").count)
        #expect(run.output.count { $0.contains(#""body":"B""#) } == 1)
    }

    @Test(
        arguments: [
            (["sample://home"], "", 0, ["1 of 1 links resolve."]),
            (
                ["sample://home", "sample://home/fed"], "", 1,
                [
                    #"sample://home/fed: linkNotFound: no route below "home" matches "fed"; nearest: home/feed"#,
                    "1 of 2 links resolve.",
                ]
            ),
            (
                ["-"], "home\r\n\(blanks(5 << 20))\nhome", 1,
                ["line 2: it has more than 4194304 bytes", "2 of 3 links resolve."]
            ),
        ] as [([String], String, Int32, [String])])
    func `check names the links that lead nowhere, and ends with 1 if there are any`(
        links: [String], input: String, code: Int32, output: [String]
    ) throws {
        let run = try LinksRun(["check", "--routes", routes.path] + links, input: input)
        #expect(run.code == code)
        #expect(run.output == output)
    }

    @Test(
        arguments: [
            (#"["/home","/home/feed"]"#, 0, ["The file claims what is routed."]),
            (
                #"["/home","/home/feed","/shop/*"]"#, 1,
                ["claimed but not routed: https://h.example/shop/ (component /shop/*)"]
            ),
        ] as [(String, Int32, [String])])
    func `U19: lint reports what differs, and ends with 1 if anything does`(
        paths: String, code: Int32, output: [String]
    ) throws {
        let file = #"{"applinks":{"details":[{"appID":"T.a","paths":\#(paths)}]}}"#
        let run = try LinksRun(["lint", "--routes", routes.path, "--host", "h.example", "-"], input: file)
        #expect(run.code == code)
        #expect(run.output == output)
    }

    @Test(
        arguments: [
            (["-"], #"{"aps":{"alert":"B"},"ab_uri":"app://offers"}"#, 0, "Link    app://offers, from ab_uri"),
            (["-"], #"{"aps":{"alert":"B","titel":1}}"#, 1, "Body    B"),
            (["/", "-"], #"{"aps":{"alert":"B"}}"#, 65, "Body    B"),
        ] as [([String], String, Int32, String)])
    func `a push in a file is told for people`(files: [String], input: String, code: Int32, line: String) throws {
        let run = try LinksRun(["payload"] + files, input: input)
        #expect(run.code == code)
        #expect(run.output.contains(line))
    }

    @Test(arguments: [
        (["payload", "-"], "{"), (["payload", "-"], blanks(5 << 20)), (["lint", "--routes", "ROUTES", "-"], "[]"),
        (["lint", "--routes", "ROUTES", "/none"], ""), (["lint", "--routes", "-", "/none"], "[7]"),
        (["check", "--routes", "-", "home"], ":a\n:b"), (["check", "--routes", "/", "home"], ""),
    ])
    func `a file that cannot be used ends with 65, and a sentence says why`(words: [String], input: String) throws {
        let host = words[0] == "lint" ? ["--host", "h.example"] : []
        let run = try LinksRun(words.map { $0 == "ROUTES" ? routes.path : $0 } + host, input: input)
        #expect(run.code == 65)
        #expect(run.output == [])
        let reason = input.utf8.count > 4 << 20 ? "-: it has more than 4194304 bytes\n" : ": "
        #expect(run.errors.contains(reason))
    }

    @Test(arguments: [
        [], ["nope"], ["match", "more"], ["payload", "--key"], ["check", "--routes", "file"], ["lint"], ["no\u{1B}[2J"],
    ])
    func `anything else is 64 with the usage, and what is wrong is named`(words: [String]) throws {
        let run = try LinksRun(words)
        #expect(run.code == 64)
        #expect(run.output == [])
        let start =
            switch words.first {
            case nil: "Usage: links payload"
            case "nope": "links: there is no command nope\n"
            case "no\u{1B}[2J": "links: there is no command no\\u{1b}[2J\n"
            case let command?: "links: \(command) takes other arguments\n"
            }
        #expect(run.errors.hasPrefix(start))
    }

    @Test(arguments: [["--help"], ["payload", "--help"], ["-h"]])
    func `help is no error`(words: [String]) throws {
        let run = try LinksRun(words)
        #expect(run.code == 0)
        #expect(run.output.first?.hasPrefix("Usage: links payload") == true)
    }

    @Test(
        .enabled(
            if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no disk that is always full"),
        arguments: [["senders"], ["payload", "-"]])
    func `an answer that cannot be written is 74`(words: [String]) throws {
        #expect(try LinksRun(words, input: #"{"aps":{"alert":"x"}}"#, writingTo: "/dev/full").code == 74)
    }

    @Test func `a line of JSON holds no control characters or marks of direction`() throws {
        let push = "{\"payload\":{\"aps\":{\"alert\":\"a\u{7F}\u{9B}b\u{202E}c\u{E0041}é\"}}}"
        let line = try #require(try LinksRun(["payload"], input: push).output.first)
        #expect(line.contains(#"a\u007f\u009bb\u202ec\udb40\udc41é"#))
    }

    @Test func `control characters and marks of direction are written out`() throws {
        let check = try LinksRun(["check", "--routes", routes.path, "a://\u{85}\u{202E}\u{1B}[2J`x"])
        #expect(check.output.first?.hasPrefix(#"a://\u{85}\u{202e}\u{1b}[2J`x: invalidLink: "#) == true)
        let run = try LinksRun(["check", "--routes", "-", "home"], input: "ho\u{9B}\u{2066}me\nho\u{9B}\u{2066}me\n")
        #expect(run.code == 65)
        #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(!run.errors.contains("\u{2066}"))
    }
}

import Foundation
import Testing

@testable import RouterCommands

/// What commands print, and what becomes of them where they cannot print or read.
@Suite struct OutputTests {
    @Test func `no command prints another's control characters or turns the reading direction, in JSON neither`()
        throws
    {
        let folder = try WorkingFolder()
        let odd = "a\u{1B}[31m\u{7}\u{9B}31m\u{85}\u{202E}\u{2066}\u{7F}z"
        let members = ["deepLink": "home/\(odd)", odd: odd]
        let json = try JSONEncoder().encode(["aps": ["alert": odd], "x": members])
        let payload = try folder.file("odd.apns", String(decoding: json, as: UTF8.self))
        let commands = [
            ["open", "\(Program.first.scheme)://\(odd)"], ["open", "home", "--via", odd], [odd],
            ["explain", odd + ":"], ["explain", payload], ["push", payload, "--id", odd, "--account", odd],
            ["push", payload, "--action", odd],
            ["inbox", "--history"], ["inbox", "show", odd], ["notifications"], ["tap", odd], ["import", odd],
            ["launch", "--now", odd], ["routes", "--format", odd], ["replay", odd],
        ]
        for command in commands {
            for json in [false, true] {
                let run = try folder.run(.first, command, json: json)
                let scalars = (run.output + run.errors).unicodeScalars.filter { $0 != "\n" }
                #expect(
                    !scalars.contains { [.control, .format].contains($0.properties.generalCategory) },
                    "\(command) \(json): \(run.output.debugDescription) \(run.errors.debugDescription)")
            }
        }
        let record = try folder.run("inbox", "--history").lines(of: InboxTests.Record.self)
        #expect(record.contains { $0.owner == odd })
    }

    @Test func `P8: sentences are Korean where Korean is asked for, and codes stay what they are`() throws {
        let folder = try WorkingFolder()
        let answer = try folder.run("open", "\(Program.first.scheme)://home/nowhere", "--language", "ko").answer()
        #expect(answer.error?.code == "linkNotFound")
        #expect(answer.error?.message == "링크에 해당하는 화면이 없습니다.")
        #expect(answer.navigation.alert?.message == "링크에 해당하는 화면이 없습니다.")
        let text = try folder.text("push", Sample.push, "--language", "ko").output
        #expect(text.hasPrefix("화면을 열었습니다. \(Program.first.route)\n"))
        #expect(text.contains(Program.first.koreanScreen))
        let near = try folder.text("open", "\(Program.first.scheme)://hoem", "--language", "ko").output
        #expect(near.contains("\n  이 링크를 받는 라우트가 없습니다. 가장 비슷한 라우트는 home입니다.\n"))
    }

    @Test func `P8: a failure is logged on standard error with its code, and nothing out of the payload`() throws {
        let folder = try WorkingFolder()
        let payload = #"{"aps":{"alert":{"title":"Ada","body":"swordfish"}},"deepLink":"home/nowhere?token=swordfish"}"#
        let run = try folder.run("push", try folder.file("secret.apns", payload))
        #expect(run.code == 65)
        #expect(try run.answer().error?.code == "linkNotFound")
        #expect(run.errors.contains("linkNotFound") && run.errors.contains("link=home/nowhere"))
        #expect(try folder.text("inbox", "show", "1").output.contains("home/nowhere: No route takes the link."))
        #expect(!run.errors.contains("swordfish"))
        #expect(!run.errors.contains("Ada"))
    }

    @Test(
        "P8: a file that cannot be read is an answer to programs, too",
        arguments: [
            ("push", "invalidPayload"), ("explain", "invalidPayload"), ("import", "unreadableFile"),
            ("replay", "unreadableFile"),
        ], ["en", "ko"])
    func unreadable(_ row: (command: String, code: String), language: String) throws {
        let run = try WorkingFolder().run(.first, [row.command, "nowhere.json", "--language", language])
        let answer = try run.answer()
        #expect(run.code == 65 && answer.outcome == "failed" && answer.error?.code == row.code)
        #expect(run.errors == "nowhere.json: \(language == "ko" ? "그런 파일이 없습니다" : "there is no such file")\n")
        #expect(answer.error.map { "\($0.detail ?? "")\n" } == run.errors)
    }

    @Test("a key that nothing reads is named, with the one that was likely meant", arguments: [[], ["--no-tap"]])
    func misspelt(options: [String]) throws {
        let payload = #"{"aps":{"alert":"Hi","mutable_content":1},"deeplink":"home"}"#
        let run = try WorkingFolder().run(.first, ["push", "-"] + options, input: payload)
        #expect(run.code == 0)
        #expect(
            run.errors == """
                -: "aps.mutable_content" is not read; did you mean "aps.mutable-content"?
                -: "deeplink" is not read; did you mean "deepLink"?

                """)
    }

    @Test func `on a narrow terminal no table and no explanation is wider than it`() throws {
        let folder = try WorkingFolder()
        let link = "\(Program.first.scheme)://home/nowhere"
        _ = try folder.run("open", link)
        for arguments in [
            ["inbox", "--history"], ["inbox", "show", "1"], ["explain", Sample.push], ["feeds"], ["routes"],
        ] {
            let options = ["--data", folder.data.path]
            let (wide, narrow) = (
                try CommandRun(.first, arguments + options),
                try CommandRun(.first, arguments + options, environment: ["COLUMNS": "60"])
            )
            #expect(
                narrow.output.split(separator: "\n").allSatisfy { DisplayWidth.of(String($0)) <= 60 },
                "\(narrow.output)")
            #expect(wide.output.split(separator: "\n").contains { DisplayWidth.of(String($0)) > 60 }, "\(arguments)")
            // Nothing is lost.
            let words = Set(narrow.output.split { $0.isWhitespace })
            #expect(Set(wide.output.split { $0.isWhitespace }).isSubset(of: words))
        }
    }

    @Test(
        "P9: a standard stream that is closed takes no file's place, and loses nothing",
        arguments: [
            (["push", Sample.push], #"exec "$0" "$@" >&-"#, 74), (["push", Sample.push], #"exec "$0" "$@" 2>&-"#, 0),
            (["push", Sample.push], #"exec "$0" "$@" <&- >&- 2>&-"#, 74), (["push", "-"], #"exec "$0" "$@" <&-"#, 65),
            (["import", "-"], #"exec "$0" "$@" <&-"#, 65), (["serve", "--port", "0"], #"exec "$0" "$@" >&-"#, 74),
            (["serve", "--terminal"], #"exec "$0" "$@" <&-"#, 0),
            // A pipe that nobody reads.
            (["push", Sample.push], #""$0" "$@" 2>&1 >/dev/null | true"#, 0),
            (["push", Sample.push], #""$0" "$@" | true"#, 0),
        ])
    func closed(arguments: [String], shell: String, code: Int32) throws {
        let folder = try WorkingFolder()
        let run = try CommandRun(.first, arguments + ["--data", folder.data.path], shell: shell)
        #expect(run.code == code, "\(run.errors)")
        for word in ["Fatal error", "crashed"] { #expect(!run.errors.contains(word)) }
        // What cannot be read is told before a folder is made.
        for name in (try? folder.dataFiles) ?? [] {
            let bytes = try Data(contentsOf: folder.files.appending(path: name))
            #expect(bytes.range(of: Data("http://127.0.0.1".utf8)) == nil, "\(name)")
        }
        if arguments == ["push", Sample.push] {
            let history = try folder.run("inbox", "--history").lines(of: InboxTests.Record.self)
            #expect(history.map(\.outcome) == ["shown"])
        }
    }

    @Test("P9: a process that may open next to no files says so and is 74", arguments: [4, 8, 10, 16, 24])
    func descriptors(limit: Int) throws {
        let folder = try WorkingFolder()
        let run = try CommandRun(
            .first, ["push", Sample.push, "--data", folder.data.path],
            shell: #"ulimit -n \#(limit); exec "$0" "$@""#)
        #expect(run.code == 74, "\(run.errors)")
        #expect(run.errors == "only \(limit) files may be open at once, and the program needs 32 (ulimit -n)\n")
    }
}

import Foundation
import Testing

@Suite struct StreamTests {
    @Test("P9: output that cannot be written ends the command without a crash", arguments: ["--json", "--language=en"])
    func output(option: String) throws {
        let folder = try WorkingFolder()
        let file = URL(filePath: try folder.file("output", ""))
        let run = try CommandRun(
            .first, ["push", Sample.push, "--data", folder.path("data"), option],
            standardOutput: try FileHandle(forReadingFrom: file))
        #expect((1..<128).contains(run.code))
        #expect(!run.errors.contains("Fatal error"))
        #expect(try folder.run("inbox", "--history").lines(of: InboxTests.Record.self).map(\.outcome) == ["shown"])
    }

    @Test(
        "P9: a file or standard input that cannot be read is told in a sentence, and is 65",
        arguments: [
            ("push", "-", "--json"), ("push", "missing", "--language=en"), ("explain", "-", "--json"),
            ("import", "-", "--json"), ("import", "missing", "--language=en"), ("replay", "-", "--json"),
        ])
    func input(command: String, name: String, option: String) throws {
        let folder = try WorkingFolder()
        let path = name == "-" ? name : folder.path(name)
        let run = try CommandRun(
            .first, [command, path, "--data", folder.path("data"), option],
            standardInput: try FileHandle(forReadingFrom: folder.url))
        #expect(run.code == 65)
        #expect(run.errors.hasPrefix("\(path): "))
        for word in ["Error Domain", "NSCocoaErrorDomain"] { #expect(!run.errors.contains(word)) }
        if option == "--json" {
            let isPayload = ["push", "explain"].contains(command)
            #expect(try run.answer().error?.code == (isPayload ? "invalidPayload" : "unreadableFile"))
            #expect(try run.answer().error?.detail == "-: standard input cannot be read")
        } else {
            #expect(run.output == "")
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

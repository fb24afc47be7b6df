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

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
        if command == "push", option == "--json" {
            #expect(try run.answer().error?.code == "invalidPayload")
        } else {
            #expect(run.output == "")
        }
    }
}

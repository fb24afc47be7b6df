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

    /// Rows of any number are imported, so that an endless file ends no import.
    private static let unreadable = ["push", "explain", "import", "replay"].flatMap { command in
        ["missing", ".", "-", "/dev/zero"].map { (command, $0) }
    }.filter { $0 != ("import", "/dev/zero") }

    @Test("P9: a file or standard input that cannot be read is told in a sentence, and is 65", arguments: unreadable)
    func input(command: String, name: String) throws {
        let folder = try WorkingFolder()
        let path = ["missing", "."].contains(name) ? folder.path(name) : name
        for option in ["--json", "--language=en"] {
            let run = try CommandRun(
                .first, [command, path, "--data", folder.path("data"), option],
                standardInput: try FileHandle(forReadingFrom: folder.url))
            #expect(run.code == 65)
            #expect(run.errors.contains("\(path): "))
            #expect(name != "/dev/zero" || run.errors.contains("it is larger than 1 MB"))
            for word in ["Fatal error", "Error Domain", "NSCocoaErrorDomain"] { #expect(!run.errors.contains(word)) }
            if command == "push", option == "--json" {
                #expect(try run.answer().error?.code == "invalidPayload")
            } else {
                #expect(run.output == "")
            }
        }
    }
}

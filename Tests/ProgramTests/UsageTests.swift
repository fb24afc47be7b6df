import ArgumentParser
import Foundation
import Testing

@testable import RouterCommands

@Suite struct UsageTests {
    @Test(
        "a command line that cannot be understood is 64, and says why",
        arguments: [
            ["bogus"], ["push"], ["push", Sample.push, "--bogus"], ["launch", "--account", "1", "--signed-out"],
            ["launch", "--signed-out", "--first-run"], ["launch", "--account", ""],
            ["launch", "--now", "2026-02-30T00:00:00Z"],
            ["push", Sample.push, "--text", "x"], ["push", Sample.push, "--action", "a", "--no-tap"],
            ["push", Sample.push, "--arrive", "never"], ["open", "\(Program.first.scheme)://home", "--via", "mail"],
            ["open", "\(Program.first.scheme)://home", "--owner", "1"],
            ["routes", "--format", "poem"], ["routes", "--json", "--format", "tree"], ["routes", "--app-id", "app"],
            ["routes", "--app-id", "a.<b>"], ["routes", "--app-id", "a..b"], ["routes", "--app-id", ".a"],
            ["routes", "--app-id", "a."], ["inbox", "show", "one"], ["tap"],
            ["serve", "--terminal", "--port", "0"],
            ["tap", "a", "--text", "x"], ["replay"], ["replay", Sample.push, "--now", "soon"],
            ["feeds", "--limit", "0"], ["feeds", "--limit", "10001"],
            ["feeds", "--limit", "x"], ["order"], ["order", "soon"],
        ])
    func misused(arguments: [String]) throws {
        let end = try Program.first.end(of: arguments)
        #expect(end.code == 64)
        #expect(end.text.hasPrefix("Error: "))
    }

    @Test("a language that the program lacks is refused with those that it has", arguments: Program.allCases)
    func language(program: Program) throws {
        let folder = try WorkingFolder()
        let run = try CommandRun(program, ["launch", "--language", "fr"], environment: Self.home(folder))
        #expect(run.code == 64)
        #expect(run.errors.hasPrefix("Error: There are no sentences in 'fr'; there are: en, ko.\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test("help names every command", arguments: Program.allCases)
    func help(program: Program) throws {
        let help = try program.end(of: ["--help"])
        #expect(help.code == 0)
        for command in [
            "tour", "serve", "push", "open", "launch", "explain", "routes", "inbox", "import", "tap", "notifications",
            "replay",
        ] {
            #expect(help.text.contains("  \(command) "))
        }
    }

    @Test("the version is told, and nothing is done", arguments: Program.allCases)
    func version(program: Program) throws {
        let folder = try WorkingFolder()
        let run = try CommandRun(program, ["--version"], environment: Self.home(folder))
        #expect(run.code == 0 && run.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    }

    @Test(
        "help and faults name the program with the command", arguments: Program.allCases,
        [["launch", "--help"], ["inbox", "show", "--help"], ["help", "launch"], ["launch", "--bogus"]])
    func usage(program: Program, arguments: [String]) throws {
        let command = arguments.filter { ["launch", "inbox", "show"].contains($0) }.joined(separator: " ")
        let text = try program.end(of: arguments).text
        #expect(text.localizedCaseInsensitiveContains("usage: \(program.name) \(command) "))
    }

    @Test(
        "a name that no command has is said to be none",
        arguments: [("pusch", " Did you mean 'push'?"), ("tuor", " Did you mean 'tour'?"), ("nowhere", "")])
    func unknownName(name: String, meant: String) throws {
        let end = try Program.first.end(of: [name, Sample.push])
        #expect(end.code == 64 && end.text.hasPrefix("Error: There is no command '\(name)'.\(meant)\n"))
        #expect(end.text.contains("Usage: feed-detail-router <subcommand>"))
    }

    @Test("without --data the databases are in the user's own folder", arguments: Program.allCases)
    func defaultFolder(program: Program) throws {
        let folder = try WorkingFolder()
        let run = try CommandRun(program, ["launch", "--json"], environment: Self.home(folder))
        #expect(run.code == 0)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
        #expect(files.contains { $0.hasSuffix("\(program.name)/inbox.sqlite") })
    }

    /// A home of the test's own, on Linux and on macOS.
    private static func home(_ folder: WorkingFolder) -> [String: String] {
        ["HOME": folder.url.path, "CFFIXED_USER_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path]
    }
}

extension Program {
    /// The exit code and the text of a command line that is refused or asks for help.
    func end(of arguments: [String]) throws -> (code: Int32, text: String) {
        try Self.end(of: arguments, for: root)
    }

    private static func end<Root: RouterProgram>(
        of arguments: [String], for root: Root.Type
    ) throws -> (code: Int32, text: String) {
        let error = try #require(throws: (any Error).self) {
            var command = try RouterCommand<Root>.parsed(arguments)
            // A request for help is parsed into a command that throws its text.
            try command.run()
        }
        return (RouterCommand<Root>.exitCode(for: error).rawValue, RouterCommand<Root>.fullMessage(for: error))
    }
}

import Foundation
import Testing

@testable import RouterCommands

/// `serve --terminal`, most of it where there is no terminal.
@Suite struct PlainPhoneTests {
    private let folder: WorkingFolder
    private let push = "sample \(Program.first.sampleName)"

    init() throws {
        folder = try WorkingFolder()
    }

    @Test(arguments: Program.allCases)
    func `a push is tapped and its screen seen, and the way there`(program: Program) throws {
        let run = try folder.serve(["sample \(program.sampleName)", "tap", "back"], on: program)
        #expect(run.code == 0)
        #expect(run.errors == "")
        let parts = run.output.components(separatedBy: "\n> ")
        try #require(parts.count == 4)
        #expect(parts[0].hasSuffix("  Home screen · not running\n    open"))
        #expect(parts[1].hasPrefix("sample \(program.sampleName)\n"))
        #expect(parts[1].contains("◆ #1 \(program.banner)") && parts[1].contains("\n    tap · "))
        #expect(parts[2].contains("→ recorded in the inbox\n"))
        #expect(parts[2].contains("→ resolved to \(program.route)\n"))
        #expect(parts[2].contains("→ ended: Shown.\n") && parts[2].contains("\n\(program.way)\n"))
        #expect(parts[2].contains(program.screen))
        #expect(!parts[3].contains("→") && !parts[3].contains(program.way))
        #expect(parts[3].contains("\n\(program.way.prefix { $0 != " " })\n"))
    }

    @Test func `a line that cannot be followed is answered without a terminal's codes, and the rest goes on`() throws {
        let run = try folder.serve([
            "bogus\u{1B}[2J\u{7}", "", "unlock", "99", "file /nowhere", "sample nowhere", "suspnd", "tap", "open",
        ])
        #expect(run.code == 0)
        for answer in [
            "not understood: bogus", "not done: the device is not locked",
            "not understood: 99 (help lists the commands)", "not understood: suspnd (did you mean suspend?)",
            "not done: /nowhere: there is no such file", "not done: there is no such sample",
            "not done: no such notification can be seen",
        ] { #expect(run.output.contains("\n\(answer)"), "\(answer)") }
        #expect(run.output.contains("· in the foreground · process 1\n"))
        #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }

    @Test func `U35: what is set stands below the phone, and why a push is not presented after it`() throws {
        let run = try folder.serve(["signin 2", "notifications denied", push])
        #expect(run.output.hasSuffix("\nset: signin 2 · notifications denied\n"))
        #expect(run.output.contains("\nNot presented: the user does not allow it in the settings.\n"))
    }

    @Test func `help says every command, and end ends before the rest`() throws {
        let run = try folder.serve(["help", "end", "home"])
        #expect(run.code == 0)
        for line in ["act REQUEST ACTION [TEXT]", "wait SECONDS"] {
            #expect(run.output.contains("\n  \(line)\n"))
        }
        let samples = run.output.firstMatch(of: /\n {2}sample\s+([a-z|-]+)\n/)?.1.split(separator: "|") ?? []
        #expect(samples.contains { $0 == Program.first.sampleName })
        #expect(run.output.hasSuffix("> end\n"))
    }

    @Test(arguments: Program.allCases)
    func `all that is printed fits a narrow terminal, but for what is typed`(program: Program) throws {
        let lines = [
            "help", "sample \(program.sampleName)", "list", "tap", "offline", "sample notice", "signout", "suspnd",
            "wait",
        ]
        let run = try CommandRun(
            program, ["serve", "--terminal", "--data", folder.data.path],
            input: lines.map { $0 + "\n" }.joined(), environment: ["COLUMNS": "60"])
        let wide = run.output.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 60 }
        #expect(wide.allSatisfy { !$0.dropFirst(4).contains(" ") }, "\(wide)")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal ends it in order while it waits for a line`(signal: Int32) throws {
        let input = Pipe()
        let served = try ServedProgram(.first, ["--terminal", "--data", folder.data.path], input: input)
        #expect(try served.end(by: signal) == 0)
        try input.fileHandleForWriting.close()
    }

    @Test func `the phone prompts for each line, is drawn after it, and goes with Ctrl-D`() throws {
        let arguments = ["serve", "--terminal", "--data", folder.data.path, "--language", "en"]
        let output = try CommandRun.onTerminal(.first, arguments, typed: "open\nbogus\n\u{4}")
        let parts = output.replacing("\r\n", with: "\n").components(separatedBy: "\n> ")
        try #require(parts.count == 4)
        #expect(parts[0].contains("Home screen") && parts[0].hasSuffix("Ctrl-D ends it."))
        #expect(parts[1].contains("· in the foreground · process 1\n") && parts[1].contains("\n    "))
        #expect(parts[2].hasPrefix("not understood: bogus") && parts[3] == "\n")
    }
}

extension CommandRun {
    /// What a command prints on a terminal of its own.
    /// - Parameter typed: what is typed there, which the terminal shows, too.
    static func onTerminal(_ program: Program, _ arguments: [String], typed: String) throws -> String {
        var (terminal, display): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &display, nil, nil, nil) == 0)
        defer { close(terminal) }
        let process = Process()
        process.executableURL = try executable(of: program)
        process.arguments = arguments
        process.standardOutput = FileHandle(fileDescriptor: display)
        process.standardInput = FileHandle(fileDescriptor: display)
        try FileHandle(fileDescriptor: terminal).write(contentsOf: Data(typed.utf8))
        try process.run()
        close(display)
        // Reading ends when nobody has the display open any more.
        var output: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = read(terminal, &bytes, bytes.count), count > 0 { output += bytes.prefix(count) }
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}

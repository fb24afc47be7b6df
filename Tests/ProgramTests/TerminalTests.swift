import Foundation
import Testing

@Suite struct TerminalTests {
    @Test(
        "colour is for terminals, where nobody forbids it",
        arguments: [
            (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
            (["TERM": "dumb", "NO_COLOR": ""], false),
        ])
    func colour(environment: [String: String], isWelcome: Bool) throws {
        let output = try onTerminal(.campus, ["routes", "--language", "en"], environment)
        #expect(output.contains("campus://"))
        #expect(output.contains("\u{1B}[") == isWelcome)
    }

    @Test func `a long import shows a bar on a terminal and takes it away, and says nothing elsewhere`() throws {
        let folder = try WorkingFolder()
        let lines = (1...15_000).map { number in
            #"{"id":"11111111-0000-4000-8000-\#(100_000_000_000 + number)","title":"T","author":"A","blog":"B","#
                + #""url":"u","body":"b","publishedAt":"2026-03-02T09:00:00Z"}"#
        }
        let file = try folder.file("many.jsonl", lines.joined(separator: "\n"))
        let command = ["import", file, "--data", folder.data.path]
        let errors = try onTerminal(.campus, command, ["TERM": "xterm"], showing: \.standardError)
        #expect(errors.contains(" %  ") && errors.hasSuffix("\r\u{1B}[K"))
        #expect(try folder.campus("import", file).errors.isEmpty)
    }

    /// What a command prints on a terminal of its own.
    private func onTerminal(
        _ program: Program, _ arguments: [String], _ environment: [String: String],
        showing stream: ReferenceWritableKeyPath<Process, Any?> = \.standardOutput
    ) throws -> String {
        var (terminal, display): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &display, nil, nil, nil) == 0)
        defer { close(terminal) }
        let process = Process()
        process.executableURL = try CommandRun.executable(of: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process[keyPath: stream] = FileHandle(fileDescriptor: display)
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

import Foundation
import Testing

@testable import RouterCommands

@Suite struct InputTests {
    private static let long = String(repeating: "x", count: 200_000)

    @Test(
        "lines end at line feeds, however long they are, and the last needs none",
        arguments: [
            ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na", ["", "", "a"]), ("a\r\n", ["a\r"]),
            ("a\0b\n", ["a\0b"]), ("\(long)\ny", [long, "y"]),
        ] as [(String, [String])])
    func split(content: String, expected: [String]) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(content.utf8).write(to: file)
        let reader = try LineReader(try FileHandle(forReadingFrom: file))
        var lines: [Data] = []
        while let line = try reader.next() { lines.append(line) }
        #expect(lines == expected.map { Data($0.utf8) })
    }

    @Test(.timeLimit(.minutes(1)))
    func `a pipe's line is read while its writer has more to come`() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("a\n".utf8))
        let (lines, continuation) = AsyncStream<Data?>.makeStream()
        Task.detached { [reading = pipe.fileHandleForReading] in
            continuation.yield(try LineReader(reading).next())
        }
        var iterator = lines.makeAsyncIterator()
        #expect(await iterator.next() == Data("a".utf8))
    }

    @Test(
        "P9: a payload that cannot be read is told in a sentence",
        arguments: [
            ("/nowhere/a.apns", "there is no such file"), ("/", "it is a folder"),
            ("/dev/zero", "it is larger than 1 MB"),
        ])
    func unreadable(path: String, reason: String) {
        let error = #expect(throws: UnreadableFile.self) { try InputFile(argument: path).readPayload() }
        #expect(error?.code == "invalidPayload" && error?.sentence(in: .english) == "\(path): \(reason)")
    }
}

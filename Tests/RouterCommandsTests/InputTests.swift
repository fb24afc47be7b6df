import Foundation
import Testing

@testable import RouterCommands

@Suite struct InputTests {
    private func reader(of content: Data, lineLimit: Int = LineReader.longestLine) throws -> LineReader {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try content.write(to: file)
        return LineReader(try FileHandle(forReadingFrom: file), lineLimit: lineLimit)
    }

    private func lines(of content: Data) throws -> [Data] {
        let reader = try reader(of: content)
        var lines: [Data] = []
        while let line = try reader.next() { lines.append(line.bytes) }
        return lines
    }

    @Test(
        "lines end at line feeds, and the last needs none",
        arguments: [
            ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]), ("\n\na", ["", "", "a"]), ("a\r\n", ["a\r"]),
        ] as [(String, [String])])
    func split(content: String, expected: [String]) throws {
        #expect(try lines(of: Data(content.utf8)) == expected.map { Data($0.utf8) })
    }

    @Test(.timeLimit(.minutes(1)))
    func `a pipe's line is read while its writer has more to come`() async throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("a\n".utf8))
        let (lines, continuation) = AsyncStream<Data?>.makeStream()
        Task.detached { [reading = pipe.fileHandleForReading] in
            continuation.yield(try LineReader(reading).next()?.bytes)
        }
        var iterator = lines.makeAsyncIterator()
        #expect(await iterator.next() == Data("a".utf8))
    }

    @Test func `lines that nobody has taken yet wait in the file`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let line = Data(repeating: UInt8(ascii: "x"), count: 1_023)
        try Data(repeatElement(line + Data("\n".utf8), count: 1_000).joined()).write(to: file)
        let handle = try FileHandle(forReadingFrom: file)
        let end = dup(handle.fileDescriptor)
        defer { close(end) }
        var (count, ahead) = (0, 0)
        for await next in LineReader.lines(of: handle) {
            #expect(next.bytes == line)
            count += 1
            ahead = max(ahead, Int(lseek(end, 0, SEEK_CUR)) - count * 1_024)
        }
        #expect(count == 1_000)
        #expect(ahead < 200_000)
    }

    @Test func `a line longer than what is read at once is one line`() throws {
        let long = Data(repeating: UInt8(ascii: "x"), count: 200_000)
        #expect(try lines(of: long + Data("\ny".utf8)) == [long, Data("y".utf8)])
    }

    @Test(arguments: [101, 65_536, 300_000])
    func `a line over the limit is told without its bytes, and costs no other`(length: Int) throws {
        let long = Data(repeating: UInt8(ascii: "x"), count: length)
        let short = Data(repeating: UInt8(ascii: "y"), count: 100)
        for end in ["", "\n"] {
            let reader = try reader(
                of: short + Data("\n".utf8) + long + Data("\nz\n".utf8) + long + Data(end.utf8), lineLimit: 100)
            let lines = [try reader.next(), try reader.next(), try reader.next(), try reader.next(), try reader.next()]
            #expect(lines.map { $0?.isTooLong } == [false, true, false, true, nil])
            #expect(lines.map { $0?.bytes } == [short, Data(), Data("z".utf8), Data(), nil])
        }
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

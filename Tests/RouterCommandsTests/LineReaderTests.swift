import Foundation
import Testing

@testable import RouterCommands

@Suite struct LineReaderTests {
    private func lines(of content: Data) throws -> [Data] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try content.write(to: file)
        let reader = try LineReader(file)
        var lines: [Data] = []
        while let line = try reader.next() { lines.append(line) }
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

    @Test func `a line longer than what is read at once is one line`() throws {
        let long = Data(repeating: UInt8(ascii: "x"), count: 200_000)
        #expect(try lines(of: long + Data("\ny".utf8)) == [long, Data("y".utf8)])
    }
}

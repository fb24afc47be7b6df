import Foundation
import Testing

@testable import Links

@Suite struct LineSplitterTests {
    private func lines(_ pieces: [String], limit: Int = 8) -> [String] {
        var splitter = LineSplitter(limit: limit)
        var lines: [String] = []
        func keep(_ line: LineSplitter.Line) {
            switch line {
            case .text(let text): lines.append(String(decoding: text, as: UTF8.self))
            case .tooLong: lines.append("too long")
            }
        }
        for piece in pieces { splitter.take(Data(piece.utf8), each: keep) }
        splitter.finish(each: keep)
        return lines
    }

    @Test(arguments: [
        ([], []), (["a\nb\n"], ["a", "b"]), (["a\nb"], ["a", "b"]), (["a", "b\nc", "\n", "d"], ["ab", "c", "d"]),
        (["\n\n"], ["", ""]), (["a\r\n"], ["a\r"]), (["12345678\n"], ["12345678"]),
        (["123456789\nb\n"], ["too long", "b"]), (["1234", "5678", "9", "0\nb"], ["too long", "b"]),
        (["123456789"], ["too long"]), (["12345678", "9\n", "\n"], ["too long", ""]),
    ])
    func `lines are cut wherever the pieces end, and one over the limit is dropped`(
        pieces: [String], expected: [String]
    ) {
        #expect(lines(pieces) == expected)
    }
}

import Foundation

/// Reads a file line by line, holding no more of it than the line at hand.
final class LineReader {
    private let file: FileHandle
    private var buffer = Data()
    private var isAtEnd = false
    private static let chunk = 1 << 16

    init(_ url: URL) throws {
        file = try FileHandle(forReadingFrom: url)
    }

    deinit {
        try? file.close()
    }

    /// The next line without its line feed; nil at the end.
    func next() throws -> Data? {
        var searched = 0
        while true {
            if let end = buffer.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(buffer[buffer.startIndex..<end])
                buffer = buffer[buffer.index(after: end)...]
                return line
            }
            if isAtEnd {
                defer { buffer = Data() }
                return buffer.isEmpty ? nil : Data(buffer)
            }
            searched = buffer.count
            if let more = try file.read(upToCount: Self.chunk), !more.isEmpty {
                buffer = Data(buffer) + more
            } else {
                isAtEnd = true
            }
        }
    }
}

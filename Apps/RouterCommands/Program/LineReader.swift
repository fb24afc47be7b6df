import Foundation

/// Reads a file line by line, holding no more of it than the line at hand.
final class LineReader {
    /// A line without its line feed.
    struct Line: Equatable {
        let bytes: Data
        /// Whether the line is longer than anybody reads; then its bytes are left out.
        var isTooLong = false
    }

    /// How many bytes were read so far.
    private(set) var count = 0
    private let file: FileHandle
    private let lineLimit: Int
    private var buffer = Data()
    private var isAtEnd = false
    private static let chunk = 1 << 16

    /// - Parameters:
    ///   - file: is closed with the reader.
    ///   - lineLimit: how many bytes a line may have.
    init(_ file: FileHandle, lineLimit: Int = 64 << 20) {
        self.file = file
        self.lineLimit = lineLimit
    }

    deinit {
        try? file.close()
    }

    /// What comes next, without taking it.
    /// - Parameter length: in bytes; there are fewer if the file ends before.
    func peek(_ length: Int) throws -> Data {
        while buffer.count < length, try fill() {}
        return Data(buffer.prefix(length))
    }

    /// All that was not taken yet.
    /// - Parameter limit: one byte more than this is read at most.
    func rest(limit: Int) throws -> Data {
        while buffer.count <= limit, try fill() {}
        return Data(buffer.prefix(limit + 1))
    }

    /// The next line; nil at the end.
    func next() throws -> Line? {
        var searched = 0
        var isTooLong = false
        while true {
            let unsearched = buffer[(buffer.startIndex + searched)...]
            if let end = unsearched.firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[..<end]
                buffer = buffer[buffer.index(after: end)...]
                return Self.line(line, isTooLong: isTooLong || line.count > lineLimit)
            }
            searched = buffer.count
            if searched > lineLimit {
                isTooLong = true
                buffer = Data()
                searched = 0
            }
            guard try fill() else {
                defer { buffer = Data() }
                return buffer.isEmpty && !isTooLong
                    ? nil : Self.line(buffer, isTooLong: isTooLong || buffer.count > lineLimit)
            }
        }
    }

    private static func line(_ bytes: Data, isTooLong: Bool) -> Line {
        Line(bytes: isTooLong ? Data() : Data(bytes), isTooLong: isTooLong)
    }

    /// - Returns: false at the end of the file.
    private func fill() throws -> Bool {
        guard !isAtEnd, let more = try file.read(upToCount: Self.chunk), !more.isEmpty else {
            isAtEnd = true
            return false
        }
        count += more.count
        if buffer.startIndex > 0 { buffer = Data(buffer) }
        buffer.append(more)
        return true
    }
}

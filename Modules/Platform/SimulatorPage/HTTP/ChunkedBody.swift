import Foundation

/// A body in chunks, as they come (RFC 9112, section 7.1); extensions are skipped, trailers are not taken.
struct ChunkedBody {
    /// In bytes: the longest line that says how long a chunk is.
    private static let longestLine = 256

    private(set) var data = Data()

    /// Takes the chunks that are there.
    /// - Returns: whether that was the last of them.
    mutating func take(from buffer: inout [UInt8]) throws(HTTPRefusal) -> Bool {
        var rest = buffer[...]
        defer { buffer.removeFirst(buffer.count - rest.count) }
        while let (size, chunk) = try head(of: rest), chunk.count >= size + 2 {
            data.append(contentsOf: chunk.prefix(size))
            guard chunk.dropFirst(size).starts(with: Self.lineEnd) else { throw HTTPRefusal(status: .badRequest) }
            rest = chunk.dropFirst(size + 2)
            if size == 0 { return true }
        }
        return false
    }

    private static let lineEnd = Array("\r\n".utf8)

    /// The size of the next chunk and what follows it; nil until its line is there.
    private func head(of bytes: ArraySlice<UInt8>) throws(HTTPRefusal) -> (size: Int, rest: ArraySlice<UInt8>)? {
        guard let end = bytes.prefix(Self.longestLine).firstRange(of: Self.lineEnd) else {
            if bytes.count >= Self.longestLine { throw HTTPRefusal(status: .badRequest) }
            return nil
        }
        let digits = bytes[..<end.lowerBound].prefix { $0 != UInt8(ascii: ";") }
        guard let text = String(bytes: digits, encoding: .utf8), !text.isEmpty, text.count <= 8,
            text.allSatisfy(\.isHexDigit), let size = Int(text, radix: 16)
        else { throw HTTPRefusal(status: .badRequest) }
        guard data.count + size <= RequestParser.longestBody else { throw HTTPRefusal(status: .contentTooLarge) }
        return (size, bytes[end.upperBound...])
    }
}

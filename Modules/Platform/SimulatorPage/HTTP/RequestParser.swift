import Foundation

/// Makes requests of the bytes of a connection, as they come.
struct RequestParser {
    /// In bytes; a browser sends far less.
    static let longestHead = 16 * 1024
    /// In bytes: the largest payload that a command carries, with room for its escapes.
    static let longestBody = 64 * 1024

    private var buffer: [UInt8] = []
    private var head: RequestHead?

    /// Whether the last request's client wants another answer on the same connection.
    private(set) var keepsAlive = true

    mutating func append(_ bytes: [UInt8]) {
        buffer += bytes
    }

    /// The next whole request; nil until more bytes come.
    mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
        guard let head = try readHead() else { return nil }
        let body: Data
        switch head.framing {
        case .length(let length):
            guard length <= Self.longestBody else { throw HTTPRefusal(.contentTooLarge, of: head.request) }
            guard buffer.count >= length else { return nil }
            body = Data(buffer.prefix(length))
            buffer.removeFirst(length)
        case .chunked:
            guard let chunks = try ChunkedBody(buffer[...], of: head.request) else { return nil }
            body = chunks.data
            buffer.removeFirst(chunks.byteCount)
        }
        self.head = nil
        keepsAlive = head.keepsAlive
        var request = head.request
        request.body = body
        return request
    }

    private mutating func readHead() throws(HTTPRefusal) -> RequestHead? {
        if let head { return head }
        guard let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) else {
            if buffer.count > Self.longestHead { throw HTTPRefusal(.headersTooLarge) }
            return nil
        }
        guard end.lowerBound <= Self.longestHead else { throw HTTPRefusal(.headersTooLarge) }
        let head = try RequestHead(buffer[..<end.lowerBound])
        buffer.removeFirst(end.upperBound)
        self.head = head
        return head
    }
}

/// A body in chunks (RFC 9112, section 7.1); extensions are skipped, trailers are not taken.
struct ChunkedBody {
    private(set) var data = Data()
    /// How many bytes it was written in.
    let byteCount: Int

    /// Nil until all of it is there.
    init?(_ bytes: ArraySlice<UInt8>, of request: HTTPRequest) throws(HTTPRefusal) {
        var rest = bytes
        let lineEnd = Array("\r\n".utf8)
        while true {
            guard let end = rest.firstRange(of: lineEnd) else {
                if rest.count > 256 { throw HTTPRefusal(.badRequest) }
                return nil
            }
            let digits = rest[..<end.lowerBound].prefix { $0 != UInt8(ascii: ";") }
            guard let text = String(bytes: digits, encoding: .utf8), !text.isEmpty, text.count <= 8,
                text.allSatisfy(\.isHexDigit), let size = Int(text, radix: 16)
            else { throw HTTPRefusal(.badRequest) }
            guard data.count + size <= RequestParser.longestBody else {
                throw HTTPRefusal(.contentTooLarge, of: request)
            }
            rest = rest[end.upperBound...]
            guard rest.count >= size + 2 else { return nil }
            data.append(contentsOf: rest.prefix(size))
            rest = rest.dropFirst(size)
            guard rest.starts(with: lineEnd) else { throw HTTPRefusal(.badRequest) }
            rest = rest.dropFirst(2)
            if size == 0 { break }
        }
        byteCount = bytes.count - rest.count
    }
}

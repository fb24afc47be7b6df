import Foundation

/// Makes requests of the bytes of a connection, as they come.
struct RequestParser {
    /// In bytes; a browser sends far less.
    static let longestHead = 16 * 1024
    /// In bytes: a payload of 64 KB in a command, with room for its escapes.
    static let longestBody = 256 * 1024

    private var buffer: [UInt8] = []
    private var head: RequestHead?
    private var chunks = ChunkedBody()

    mutating func append(_ bytes: [UInt8]) {
        buffer += bytes
    }

    /// The next whole request; nil until more bytes come.
    mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
        guard let head = try readHead() else { return nil }
        var request = head.request
        switch head.framing {
        case .length(let length):
            guard length <= Self.longestBody else { throw HTTPRefusal(status: .contentTooLarge) }
            guard buffer.count >= length else { return nil }
            request.body = Data(buffer.prefix(length))
            buffer.removeFirst(length)
        case .chunked:
            guard try chunks.take(from: &buffer) else { return nil }
            request.body = chunks.data
            chunks = ChunkedBody()
        }
        self.head = nil
        return request
    }

    private mutating func readHead() throws(HTTPRefusal) -> RequestHead? {
        if let head { return head }
        // RFC 9112, section 2.2: some clients end a body with an empty line too many.
        while buffer.starts(with: [0x0D, 0x0A]) { buffer.removeFirst(2) }
        guard let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) else {
            if buffer.count > Self.longestHead { throw HTTPRefusal(status: .headersTooLarge) }
            return nil
        }
        guard end.lowerBound <= Self.longestHead else { throw HTTPRefusal(status: .headersTooLarge) }
        let head = try RequestHead(buffer[..<end.lowerBound])
        buffer.removeFirst(end.upperBound)
        self.head = head
        return head
    }
}

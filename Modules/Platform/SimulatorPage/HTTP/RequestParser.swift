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
    private var hasContinued = false

    /// Whether the last request's client wants another answer on the same connection.
    private(set) var keepsAlive = true

    /// Whether nothing of the next request has come yet.
    var isEmpty: Bool { buffer.isEmpty && head == nil }

    mutating func append(_ bytes: [UInt8]) {
        buffer += bytes
    }

    /// Whether the client waits for permission to send its body, and was not given it yet.
    mutating func takeExpectation() -> Bool {
        guard let head, head.expectsContinue, !hasContinued, buffer.isEmpty else { return false }
        hasContinued = true
        return true
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
            guard try chunks.take(from: &buffer, of: head.request) else { return nil }
            body = chunks.data
            chunks = ChunkedBody()
        }
        self.head = nil
        hasContinued = false
        keepsAlive = head.keepsAlive
        var request = head.request
        request.body = body
        return request
    }

    private mutating func readHead() throws(HTTPRefusal) -> RequestHead? {
        if let head { return head }
        // RFC 9112, section 2.2: some clients end a body with an empty line too many.
        while buffer.starts(with: [0x0D, 0x0A]) { buffer.removeFirst(2) }
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

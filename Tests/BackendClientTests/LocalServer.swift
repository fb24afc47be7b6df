import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A real HTTP server on this machine that answers each request as it is told, or does not.
actor LocalServer {
    /// What becomes of a request.
    enum Reply: Sendable {
        case status(Int, [String: String] = [:])
        /// The connection is closed without a word.
        case drop
        /// The connection is closed within the answer's head.
        case breakHead
        /// The connection is closed within the answer's content.
        case breakContent
        /// No answer comes until ``answerHeld()``.
        case hold
        /// Bytes that are no HTTP.
        case noise
    }

    struct Request: Sendable {
        var line: String
        /// Names in lower case.
        var headers: [String: String]
        var body: Data
    }

    nonisolated let address: URL
    private(set) var requests: [Request] = []
    private var replies: [Reply] = []
    private var held: [Int32] = []
    private let socket: Int32

    init() throws {
        socket = try LoopbackSocket.listen()
        address = try LoopbackSocket.address(of: socket)
        let (connections, continuation) = AsyncStream<Int32>.makeStream()
        Thread.detachNewThread { [socket] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { break }
                continuation.yield(connection)
            }
            // Closed here alone: as long as this thread accepts, its number must be no other server's.
            close(socket)
            continuation.finish()
        }
        Task { for await connection in connections { await answer(connection) } }
    }

    /// What becomes of the next requests; those after them are answered with 200.
    func reply(_ replies: Reply...) { self.replies = replies }

    /// How many requests have no answer yet.
    var holds: Int { held.count }

    func answerHeld() {
        for connection in held { finish(connection, with: Self.head(200, [:])) }
        held = []
    }

    func stop() {
        answerHeld()
        _ = shutdown(socket, Int32(SHUT_RDWR))
    }

    private func answer(_ connection: Int32) {
        guard let request = LoopbackSocket.readRequest(from: connection) else {
            close(connection)
            return
        }
        requests.append(request)
        switch replies.isEmpty ? .status(200) : replies.removeFirst() {
        case .status(let status, let headers): finish(connection, with: Self.head(status, headers))
        case .drop: close(connection)
        case .breakHead: finish(connection, with: "HTTP/1.1 200 OK\r\nContent-Le")
        case .breakContent: finish(connection, with: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")
        case .noise: finish(connection, with: "\u{1}\u{2} what?\r\n\r\n")
        case .hold: held.append(connection)
        }
    }

    private func finish(_ connection: Int32, with text: String) {
        LoopbackSocket.write(text, to: connection)
        close(connection)
    }

    private static func head(_ status: Int, _ headers: [String: String]) -> String {
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        return "HTTP/1.1 \(status) Status\r\nContent-Length: 0\r\nConnection: close\r\n\(lines)\r\n"
    }
}

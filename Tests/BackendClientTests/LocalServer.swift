import FlyingSocks
import Foundation

/// A real HTTP server on this machine that answers each request as it is told, or does not.
actor LocalServer {
    /// What becomes of a request.
    enum Reply: Sendable {
        case status(Int, [String: String] = [:])
        case content(String)
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
        let line: String
        /// Names in lower case.
        let headers: [String: String]
        let body: Data
    }

    nonisolated let address: URL
    private(set) var requests: [Request] = []
    private var replies: [Reply] = []
    private var held: [AsyncSocket] = []
    private let holds = AsyncStream.makeStream(of: Void.self)
    private let socket: Socket

    /// Serves while the body runs.
    static func serving<Value: Sendable>(_ body: (LocalServer) async throws -> Value) async throws -> Value {
        let server = try LocalServer()
        let serving = Task { try await server.run() }
        defer { serving.cancel() }
        let value = try await body(server)
        await server.answerHeld()
        return value
    }

    /// The address of a server that has gone.
    static func goneAddress() throws -> URL {
        let server = try LocalServer()
        try server.socket.close()
        return server.address
    }

    private init() throws {
        socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
        try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: 0))
        try socket.listen()
        guard case .ip4(_, let port) = try socket.sockname(), let url = URL(string: "http://127.0.0.1:\(port)") else {
            throw POSIXError(.EADDRNOTAVAIL)
        }
        address = url
    }

    private func run() async throws {
        defer { try? socket.close() }
        let listening = try AsyncSocket(socket: socket, pool: await .client)
        for try await connection in listening.sockets {
            // One whose client goes before it has asked ends no other.
            try? await answer(connection)
        }
    }

    /// What becomes of the next requests; those after them are answered with 200.
    func reply(_ replies: Reply...) { self.replies = replies }

    /// Returns once a request is held.
    func whenHeld() async { for await _ in holds.stream { break } }

    func answerHeld() async {
        for connection in held { try? await finish(connection, with: Self.head(200, [:])) }
        held = []
    }

    private func answer(_ connection: AsyncSocket) async throws {
        requests.append(try await Request(from: connection))
        switch replies.isEmpty ? .status(200) : replies.removeFirst() {
        case .status(let status, let headers): try await finish(connection, with: Self.head(status, headers))
        case .content(let text):
            try await finish(connection, with: Self.head(200, [:], length: text.utf8.count) + text)
        case .drop: try connection.close()
        case .breakHead: try await finish(connection, with: "HTTP/1.1 200 OK\r\nContent-Le")
        case .breakContent: try await finish(connection, with: "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{")
        case .noise: try await finish(connection, with: "\u{1}\u{2} what?\r\n\r\n")
        case .hold:
            held.append(connection)
            holds.continuation.yield()
        }
    }

    private func finish(_ connection: AsyncSocket, with text: String) async throws {
        defer { try? connection.close() }
        try await connection.write(Data(text.utf8))
    }

    private static func head(_ status: Int, _ headers: [String: String], length: Int = 0) -> String {
        let lines = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
        return "HTTP/1.1 \(status) Status\r\nContent-Length: \(length)\r\nConnection: close\r\n\(lines)\r\n"
    }
}

extension LocalServer.Request {
    /// - Throws: if the connection ends before the request does.
    fileprivate init(from connection: AsyncSocket) async throws {
        var head: [UInt8] = []
        let end = Array("\r\n\r\n".utf8)
        while head.suffix(end.count) != end[...] { head.append(try await connection.read()) }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let fields = lines.dropFirst().map { line in
            (line.prefix { $0 != ":" }.lowercased(), line.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: [" "]))
        }
        headers = Dictionary(fields) { first, _ in first }
        line = lines[0]
        body = Data(try await connection.read(bytes: headers["content-length"].flatMap(Int.init) ?? 0))
    }
}

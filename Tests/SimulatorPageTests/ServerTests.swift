import FlyingSocks
import Foundation
import Testing

@testable import SimulatorPage

@MainActor
@Suite(.timeLimit(.minutes(2))) struct ServerTests {
    /// Serves the page while the body runs.
    private func serving(limit: Int? = nil, _ body: (UInt16, PhoneDouble) async throws -> Void) async throws {
        let phone = PhoneDouble()
        let listener = try HTTPListener(port: 0, limit: limit)
        let site = PageSite(phone, port: listener.port, connections: listener.limit)
        try await serving(listener, { await site.answer($0) }, while: { try await body($0, phone) })
    }

    private func serving(
        _ listener: HTTPListener, _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
        while body: (UInt16) async throws -> Void
    ) async throws {
        let server = Task { try await listener.run(answer) }
        do {
            try await body(listener.port)
        } catch {
            server.cancel()
            throw error
        }
        server.cancel()
        // It ends, whatever is still open.
        _ = await server.result
    }

    private func connect(_ port: UInt16, sending text: String = "") async throws -> AsyncSocket {
        let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
        if !text.isEmpty { try await socket.write(Data(text.utf8)) }
        return socket
    }

    private func get(_ path: String, _ more: String = "", at port: UInt16) -> String {
        "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(more)\r\n"
    }

    /// Whether the page answers a client that is new.
    private func answersAnother(at port: UInt16) async throws -> Bool {
        try await exchange(get("/icon.svg", "Connection: close\r\n", at: port), with: port).hasPrefix("HTTP/1.1 200 ")
    }

    /// Sends bytes, and reads until the server ends the connection or has said as much as is wanted.
    private func exchange(_ text: String, with port: UInt16, until end: String? = nil) async throws -> String {
        let socket = try await connect(port, sending: text)
        defer { try? socket.close() }
        return await read(socket, until: end)
    }

    private func read(_ socket: AsyncSocket, until end: String?) async -> String {
        var answer = ""
        while end.map({ !answer.contains($0) }) ?? true {
            guard let bytes = try? await socket.read(atMost: 4096) else { break }
            answer += String(decoding: bytes, as: UTF8.self)
        }
        return answer
    }

    @Test func `the page is served over a connection`() async throws {
        try await serving { port, _ in
            let answer = try await exchange(get("/", "Connection: close\r\n", at: port), with: port)
            #expect(answer.hasPrefix("HTTP/1.1 200 \r\n"))
            #expect(answer.contains("content-security-policy: default-src 'none'"))
            #expect(answer.contains("<!doctype html>"))
        }
    }

    @Test func `a push comes through a connection that is used on`() async throws {
        try await serving { port, phone in
            let payload = #"{"aps":{"alert":"Hi"}}"#
            let push =
                "POST /3/device/\(phone.pushToken) HTTP/1.1\r\nHost: localhost\r\napns-topic: test-app\r\n"
                + "Content-Length: \(payload.utf8.count)\r\n"
            let answer = try await exchange(
                push + "\r\n" + payload + push + "Connection: close\r\n\r\n" + payload, with: port)
            #expect(answer.components(separatedBy: "HTTP/1.1 200 ").count == 3)
            #expect(phone.pushes.count == 2)
        }
    }

    @Test func `a stream of events begins with the state, and ends with the server`() async throws {
        var stream: AsyncSocket?
        try await serving { port, _ in
            let socket = try await connect(port, sending: get("/events", at: port))
            stream = socket
            let answer = await read(socket, until: "\n\n")
            #expect(answer.contains("content-type: text/event-stream"))
            #expect(answer.contains(#"data: {"shown":0}"#))
        }
        let socket = try #require(stream)
        #expect(await read(socket, until: nil) == "")
        try socket.close()
    }

    @Test func `streams of events leave places for requests, however few there are`() async throws {
        try await serving(limit: 4) { port, _ in
            var streams: [AsyncSocket] = []
            for _ in 0..<8 {
                let stream = try await connect(port, sending: get("/events", at: port))
                streams.append(stream)
                #expect(await read(stream, until: "\n\n").contains(#"data: {"shown":0}"#))
            }
            #expect(try await answersAnother(at: port))
            // All but the two newest were ended.
            #expect(await read(streams[5], until: nil) == "")
            for socket in streams { try socket.close() }
        }
    }

    @Test func `who sends far too much reads that it is refused, though it is not read to its end`() async throws {
        try await serving { port, phone in
            let head = "POST /3/device/\(phone.pushToken) HTTP/1.1\r\nHost: localhost\r\n"
            let body = String(repeating: "x", count: 5_000_000)
            let answer = try await exchange(head + "Content-Length: 5000000\r\n\r\n" + body, with: port)
            #expect(answer.hasPrefix("HTTP/1.1 413 "))
            #expect(answer.contains("content-security-policy: default-src 'none'"))
            #expect(answer.hasSuffix("the request is refused\n"))
        }
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", "421"), ("nonsense\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 17_000) + "\r\n\r\n", "431"),
        ("GET / HTTP/9\r\n\r\n", "505"),
    ])
    func `what is refused ends the connection with a word`(text: String, status: String) async throws {
        try await serving { port, _ in
            let answer = try await exchange(text, with: port)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        }
    }

    @Test(arguments: ["", "G", "POST /commands HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"])
    func `who asks is answered at once, however many clients say nothing or have not said all`(
        beginning: String
    ) async throws {
        try await serving(limit: 8) { port, _ in
            var waiting: [AsyncSocket] = []
            for _ in 0..<30 { waiting.append(try await connect(port, sending: beginning)) }
            #expect(try await answersAnother(at: port))
            // Those that have waited longest made room, the newest did not.
            #expect(await read(waiting[0], until: nil) == "")
            let newest = try #require(waiting.last)
            if beginning.isEmpty {
                try await newest.write(Data(get("/icon.svg", at: port).utf8))
                #expect(await read(newest, until: "</svg>").hasPrefix("HTTP/1.1 200 "))
            }
            for socket in waiting { try socket.close() }
        }
    }

    @Test func `a client that was answered makes room after its answer`() async throws {
        try await serving(limit: 4) { port, _ in
            var answered: [AsyncSocket] = []
            for _ in 0..<12 {
                let socket = try await connect(port, sending: get("/icon.svg", at: port))
                answered.append(socket)
                #expect(await read(socket, until: "</svg>").hasPrefix("HTTP/1.1 200 "))
            }
            #expect(try await answersAnother(at: port))
            #expect(await read(answered[0], until: nil).allSatisfy(\.isWhitespace))
            for socket in answered { try socket.close() }
        }
    }

    @Test func `a client that takes nothing of its answer makes room`() async throws {
        let listener = try HTTPListener(port: 0, limit: 4)
        let page = Data(repeating: 0x61, count: 1 << 20)
        try await serving(listener) { request in
            request.path == "/short"
                ? HTTPResponse(.ok) : HTTPResponse(.ok, body: .pieces { send in while true { try await send(page) } })
        } while: { port in
            var deaf: [AsyncSocket] = []
            for _ in 0..<12 { deaf.append(try await connect(port, sending: get("/long", at: port))) }
            let answer = try await exchange(get("/short", "Connection: close\r\n", at: port), with: port)
            #expect(answer.hasPrefix("HTTP/1.1 200 "))
            for socket in deaf { try socket.close() }
        }
    }

    @Test func `a request that has come is answered, and the next client waits for that`() async throws {
        let (asked, ask) = AsyncStream<Void>.makeStream()
        let (answers, answer) = AsyncStream<String>.makeStream()
        let listener = try HTTPListener(port: 0, limit: 1)
        try await serving(listener) { request in
            if request.path == "/slow" {
                ask.yield()
                for await text in answers { return HTTPResponse(.ok, text: text) }
            }
            return HTTPResponse(.ok, text: "quick")
        } while: { port in
            let slow = try await connect(port, sending: get("/slow", at: port))
            var requests = asked.makeAsyncIterator()
            await requests.next(isolation: MainActor.shared)
            let quick = try await connect(port, sending: get("/quick", "Connection: close\r\n", at: port))
            answer.yield("slow")
            #expect(await read(slow, until: nil).hasSuffix("slow\n"))
            #expect(await read(quick, until: nil).hasSuffix("quick\n"))
            for socket in [slow, quick] { try socket.close() }
        }
    }

    @Test func `a connection whose client was faster than its end is used on, and the next one makes room`()
        async throws
    {
        // Nobody accepts: the two are never served.
        let listener = try HTTPListener(port: 0)
        let sockets = [try await connect(listener.port), try await connect(listener.port)]
        let connections = OpenConnections(limit: 2)
        for _ in sockets { await connections.open() }
        let (begun, begin) = AsyncStream<Void>.makeStream()
        var beginnings = begun.makeAsyncIterator()
        let requests = sockets.map { _ in AsyncStream<Void>.makeStream() }
        for (socket, (come, _)) in zip(sockets, requests) {
            Task {
                try await connections.wait(for: socket, endedBy: Int32(SHUT_RD)) {
                    begin.yield()
                    for await _ in come { return }
                }
            }
            await beginnings.next(isolation: MainActor.shared)
        }
        let next = Task { await connections.open() }
        #expect(await read(sockets[0], until: nil) == "")
        requests[0].continuation.yield()
        #expect(await read(sockets[1], until: nil) == "")
        await connections.close()
        await next.value
        for socket in sockets { try socket.close() }
    }

    @Test func `an answer that has no end goes on, however many come and go beside it`() async throws {
        let listener = try HTTPListener(port: 0, limit: 2)
        let (pieces, source) = AsyncStream<String>.makeStream()
        try await serving(listener) { request in
            guard request.path == "/pieces" else { return HTTPResponse(.ok) }
            return HTTPResponse(
                .ok, body: .pieces { send in for await piece in pieces { try await send(Data(piece.utf8)) } })
        } while: { port in
            let stream = try await connect(port, sending: get("/pieces", at: port))
            for piece in ["one.", "two.", "three."] {
                source.yield(piece)
                #expect(await read(stream, until: piece).hasSuffix(piece))
                for _ in 0..<5 {
                    #expect(await !read(try connect(port, sending: get("/", at: port)), until: "\r\n\r\n").isEmpty)
                }
            }
            try stream.close()
        }
    }

    @Test func `a port that is taken is told`() throws {
        let first = try HTTPListener(port: 0)
        let error = #expect(throws: PortError.self) { _ = try HTTPListener(port: first.port) }
        #expect(error?.description.hasPrefix("port \(first.port) is taken") == true)
    }
}

import FlyingSocks
import Foundation
import Testing

@testable import SimulatorPage

@MainActor
@Suite(.timeLimit(.minutes(30))) struct ServerTests {
    /// Serves while the body runs. Time passes only when the body advances the clock, so a busy machine fails no test.
    private func serving(
        clock: ManualClock = ManualClock(), _ body: (UInt16, PhoneDouble) async throws -> Void
    ) async throws {
        let phone = PhoneDouble()
        let listener = try HTTPListener(
            port: 0, patience: .seconds(60), requestLimit: .seconds(10), clock: clock)
        let site = PageSite(phone, port: listener.port)
        let server = Task {
            try await listener.run {
                await site.answer($0)
            } refusing: {
                await site.refusal($0, of: $1)
            }
        }
        do {
            try await body(listener.port, phone)
        } catch {
            server.cancel()
            throw error
        }
        server.cancel()
        // It ends, whatever is still open.
        _ = await server.result
    }

    /// Sends bytes, and reads until the server ends the connection or has said as much as is wanted.
    private func exchange(_ text: String, with port: UInt16, until end: String? = nil) async throws -> String {
        let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
        defer { try? socket.close() }
        try await socket.write(Data(text.utf8))
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
            let answer = try await exchange(
                "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n", with: port)
            #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
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
            #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
            #expect(phone.pushes.count == 2)
        }
    }

    @Test func `a stream of events begins with the state, and ends with the server`() async throws {
        var stream: AsyncSocket?
        try await serving { port, _ in
            let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
            stream = socket
            try await socket.write(Data("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
            let answer = await read(socket, until: "\n\n")
            #expect(answer.contains("content-type: text/event-stream"))
            #expect(answer.contains(#"data: {"shown":0}"#))
        }
        let socket = try #require(stream)
        #expect(await read(socket, until: nil) == "")
        try socket.close()
    }

    @Test func `the answer to HEAD is the head alone`() async throws {
        try await serving { port, _ in
            let host = "Host: 127.0.0.1:\(port)\r\n"
            let answer = try await exchange(
                "HEAD / HTTP/1.1\r\n\(host)\r\nHEAD /icon.svg HTTP/1.1\r\n\(host)Connection: close\r\n\r\n", with: port)
            #expect(answer.components(separatedBy: "HTTP/1.1 200 OK").count == 3)
            #expect(answer.contains("content-length: "))
            #expect(!answer.contains("<"))
            let events = try await exchange("HEAD /events HTTP/1.1\r\n\(host)Connection: close\r\n\r\n", with: port)
            #expect(events.hasSuffix("\r\n\r\n"))
        }
    }

    @Test func `a client that waits for permission to send its body gets it`() async throws {
        try await serving { port, phone in
            let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
            defer { try? socket.close() }
            let head = "POST /3/device/\(phone.pushToken) HTTP/1.1\r\nHost: localhost\r\napns-topic: test-app\r\n"
            try await socket.write(Data((head + "Expect: 100-continue\r\nContent-Length: 2\r\n\r\n").utf8))
            #expect(await read(socket, until: "\r\n\r\n") == "HTTP/1.1 100 Continue\r\n\r\n")
            try await socket.write(Data("{}".utf8))
            #expect(await read(socket, until: "{}").hasPrefix("HTTP/1.1 200 OK"))
        }
    }

    @Test func `who sends too much reads why it is refused`() async throws {
        try await serving { port, phone in
            let head = "POST /3/device/\(phone.pushToken) HTTP/1.1\r\nHost: localhost\r\n"
            let body = String(repeating: "x", count: 5_000_000)
            let answer = try await exchange(head + "Content-Length: 5000000\r\n\r\n" + body, with: port)
            #expect(answer.hasPrefix("HTTP/1.1 413 "))
            #expect(answer.hasSuffix(#"{"reason":"PayloadTooLarge"}"#))
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

    @Test func `a client that says nothing is not waited for`() async throws {
        let clock = ManualClock()
        try await serving(clock: clock) { port, _ in
            let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
            defer { try? socket.close() }
            await clock.whenAsleep(1, for: .seconds(60))
            await clock.advance(by: .seconds(60))
            #expect(await read(socket, until: nil) == "")
        }
    }

    @Test(arguments: ["G", "POST /commands HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n"])
    func `a request that is not whole at its deadline ends the connection, though each byte came in time`(
        beginning: String
    ) async throws {
        let clock = ManualClock()
        try await serving(clock: clock) { port, _ in
            let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
            defer { try? socket.close() }
            try await socket.write(Data(beginning.utf8))
            await clock.whenAsleep(1, for: .seconds(10))
            for _ in 1...9 {
                await clock.advance(by: .seconds(1))
                try await socket.write(Data("E".utf8))
            }
            await clock.advance(by: .seconds(1))
            #expect(await read(socket, until: nil) == "")
        }
    }

    @Test func `who asks is answered while more clients than the limit send a byte now and then`() async throws {
        let clock = ManualClock()
        try await serving(clock: clock) { port, _ in
            var slow: [AsyncSocket] = []
            for _ in 0..<140 {
                let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
                try await socket.write(Data("G".utf8))
                slow.append(socket)
            }
            await clock.whenAsleep(128, for: .seconds(10))
            let answer = Task {
                try await exchange(
                    "GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n", with: port)
            }
            await clock.advance(by: .seconds(10))
            #expect(try await answer.value.hasPrefix("HTTP/1.1 200 OK"))
            for socket in slow { try socket.close() }
        }
    }

    @Test func `who asks is answered at once while 200 clients say nothing, or have been answered`() async throws {
        try await serving { port, _ in
            func request(_ more: String = "") -> String {
                "GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(more)\r\n"
            }
            var idle: [AsyncSocket] = []
            for number in 0..<200 {
                let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
                if number.isMultiple(of: 2) {
                    try await socket.write(Data(request().utf8))
                    #expect(await read(socket, until: "</svg>").hasPrefix("HTTP/1.1 200 OK"))
                }
                idle.append(socket)
            }
            #expect(try await exchange(request("Connection: close\r\n"), with: port).hasPrefix("HTTP/1.1 200 OK"))
            // Those that were idle longest are closed, after what they were answered.
            #expect(await read(idle[0], until: nil).allSatisfy(\.isWhitespace))
            #expect(await read(idle[1], until: nil) == "")
            // The newest of them is used on.
            let newest = try #require(idle.last)
            try await newest.write(Data(request().utf8))
            #expect(await read(newest, until: "</svg>").hasPrefix("HTTP/1.1 200 OK"))
            for socket in idle { try socket.close() }
        }
    }

    @Test func `an answer that has no end goes on, however long ago it was asked for`() async throws {
        let clock = ManualClock()
        let listener = try HTTPListener(port: 0, requestLimit: .seconds(10), clock: clock)
        let (pieces, source) = AsyncStream<String>.makeStream()
        let server = Task {
            try await listener.run { _ in
                HTTPResponse(
                    .ok, body: .pieces { send in for await piece in pieces { try await send(Data(piece.utf8)) } })
            } refusing: { status, _ in
                HTTPResponse(status)
            }
        }
        let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: listener.port))
        try await socket.write(Data("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
        for piece in ["one.", "two.", "three."] {
            source.yield(piece)
            #expect(await read(socket, until: piece).hasSuffix(piece))
            await clock.advance(by: .seconds(3_600))
        }
        try socket.close()
        server.cancel()
        _ = await server.result
    }

    @Test func `a port that is taken is told`() throws {
        let first = try HTTPListener(port: 0)
        let error = #expect(throws: PortError.self) { _ = try HTTPListener(port: first.port) }
        #expect(error?.description.hasPrefix("port \(first.port) is taken") == true)
    }
}

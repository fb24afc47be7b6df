import FlyingSocks
import Foundation
import Testing

@testable import SimulatorPage

@MainActor
@Suite(.timeLimit(.minutes(2))) struct ServerTests {
    /// Serves the page while the body runs, and waits for its end, whatever is still open.
    private func serving(limit: Int? = nil, _ body: (UInt16, PhoneDouble) async throws -> Void) async throws {
        let phone = PhoneDouble()
        let listener = try HTTPListener(port: 0, limit: limit)
        let site = PageSite(phone, port: listener.port)
        let server = Task { try await listener.run { await site.answer($0) } }
        do {
            try await body(listener.port, phone)
        } catch {
            server.cancel()
            throw error
        }
        server.cancel()
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

    @Test(arguments: ["", "POST /commands HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"])
    func `a connection more than there may be ends the oldest, and the newest is answered`(
        beginning: String
    ) async throws {
        try await serving(limit: 4) { port, _ in
            var open: [AsyncSocket] = []
            for _ in 0..<12 { open.append(try await connect(port, sending: beginning)) }
            let asking = get("/icon.svg", "Connection: close\r\n", at: port)
            #expect(try await exchange(asking, with: port).hasPrefix("HTTP/1.1 200 "))
            for socket in open.prefix(9) { #expect(await read(socket, until: nil) == "") }
            if beginning.isEmpty {
                try await open[11].write(Data(asking.utf8))
                #expect(await read(open[11], until: nil).hasPrefix("HTTP/1.1 200 "))
            }
            for socket in open { try socket.close() }
        }
    }
}

import FlyingSocks
import Foundation
import Testing

@testable import SimulatorPage

@MainActor
@Suite(.timeLimit(.minutes(30))) struct ServerTests {
    /// Serves while the body runs, as patiently as a machine needs that has a thousand other tests to do.
    private func serving(
        patience: Duration = .seconds(1_800), _ body: (UInt16, PhoneDouble) async throws -> Void
    ) async throws {
        let phone = PhoneDouble()
        let listener = try HTTPListener(port: 0, patience: patience)
        let site = PageSite(phone, port: listener.port)
        let server = Task {
            try await listener.run {
                await site.answer($0)
            } refusing: {
                PageSite.refusal($0, of: $1)
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
        try await serving { port, _ in
            let answer = try await exchange(
                "GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", with: port, until: "\n\n")
            #expect(answer.contains("content-type: text/event-stream"))
            let more = try await exchange(
                "GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", with: port, until: #"{"shown":0}"#)
            #expect(more.contains("data: "))
        }
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n", "421"), ("nonsense\r\n\r\n", "400"),
        ("POST /commands HTTP/1.1\r\nContent-Length: 70000\r\n\r\n", "413"), ("GET / HTTP/9\r\n\r\n", "505"),
    ])
    func `what is refused ends the connection with a word`(text: String, status: String) async throws {
        try await serving { port, _ in
            let answer = try await exchange(text, with: port)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        }
    }

    @Test func `a client that says nothing is not waited for`() async throws {
        try await serving(patience: .milliseconds(1)) { port, phone in
            let answer = try await exchange("POST /3/device/\(phone.pushToken) HTTP/1.1\r\n", with: port)
            #expect(answer.isEmpty)
            #expect(phone.pushes.isEmpty)
        }
    }

    @Test func `a port that is taken is told`() throws {
        let first = try HTTPListener(port: 0)
        let error = #expect(throws: PortError.self) { _ = try HTTPListener(port: first.port) }
        #expect(error?.description.hasPrefix("port \(first.port) is taken") == true)
    }
}

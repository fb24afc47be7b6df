import FlyingSocks
import Foundation

/// One client's connection, from its first request to its end.
struct HTTPConnection: Sendable {
    /// In bytes: what is still taken of a request that is refused.
    private static let mostDropped = 32 * 1024 * 1024

    let socket: AsyncSocket
    let connections: OpenConnections
    let answer: @Sendable (HTTPRequest) async -> HTTPResponse

    /// Answers until the client goes or is not understood, or its place is needed.
    func serve() async {
        defer { try? socket.close() }
        var parser = RequestParser()
        do {
            while true {
                let request = try await receive(&parser)
                let response = await answer(request)
                let closes = !request.keepsAlive || response.isEndless
                try await send(response, closing: closes)
                if closes { return }
            }
        } catch let refusal as HTTPRefusal {
            try? await send(HTTPResponse(refusal.status, text: "the request is refused").secured, closing: true)
            try? await dropRest()
        } catch {
            // The client is gone, or its place was needed.
        }
    }

    private func receive(_ parser: inout RequestParser) async throws -> HTTPRequest {
        while true {
            if let request = try parser.next() { return request }
            parser.append(try await read())
        }
    }

    private func send(_ response: HTTPResponse, closing closes: Bool) async throws {
        let head = response.head(closing: closes)
        switch response.body {
        case .whole(let data): try await write(head + data)
        case .pieces(let produce):
            try await write(head)
            try await produce { try await write($0) }
        }
    }

    /// Takes what is still on its way: a connection that is closed before is reset, and the client reads no answer
    /// (RFC 9112, section 9.6).
    private func dropRest() async throws {
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        var count = 0
        while count < Self.mostDropped { count += try await read().count }
    }

    private func read() async throws -> [UInt8] {
        try await connections.wait(for: socket, endedBy: Int32(SHUT_RD)) { try await socket.read(atMost: 4096) }
    }

    private func write(_ data: Data) async throws {
        // What the system takes at once waits for nobody.
        let sent = (try? socket.socket.write(data, from: data.startIndex)) ?? data.startIndex
        guard sent < data.endIndex else { return }
        try await connections.wait(for: socket, endedBy: Int32(SHUT_RDWR)) { try await socket.write(data[sent...]) }
    }
}

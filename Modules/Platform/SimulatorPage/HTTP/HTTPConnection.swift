import FlyingSocks
import Foundation

/// One client's connection, from its first request to its end.
struct HTTPConnection: Sendable {
    /// In bytes.
    private static let mostDropped = 32 * 1024 * 1024

    let socket: AsyncSocket
    /// For how long nothing may come of a request, and nothing be taken of an answer.
    let patience: Duration
    let answer: @Sendable (Result<HTTPRequest, HTTPRefusal>) async -> HTTPResponse

    /// Answers until the client goes, or is not understood.
    func serve() async {
        defer { try? socket.close() }
        var parser = RequestParser()
        while let received = await receive(&parser) {
            let response = await answer(received)
            let exchange = Exchange(received, keepsAlive: parser.keepsAlive)
            guard await send(response, in: exchange) else {
                if exchange.isRefused { await dropRest() }
                return
            }
        }
    }

    /// Nil if the client has gone.
    private func receive(_ parser: inout RequestParser) async -> Result<HTTPRequest, HTTPRefusal>? {
        while true {
            do throws(HTTPRefusal) {
                if let request = try parser.next() { return .success(request) }
            } catch {
                return .failure(error)
            }
            if parser.takeExpectation() { try? await write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
            let bytes = try? await inTime { try await socket.read(atMost: 4096) }
            guard let bytes else { return nil }
            parser.append(bytes)
        }
    }

    /// - Returns: whether the connection can be used on.
    private func send(_ response: HTTPResponse, in exchange: Exchange) async -> Bool {
        do {
            switch response.body {
            case .whole(let data):
                let head = response.head(closing: exchange.closes)
                try await write(exchange.isHead ? head : head + data)
                return !exchange.closes
            case .pieces(let produce):
                try await write(response.head(closing: true))
                if !exchange.isHead { try await produce { try await write($0) } }
                return false
            }
        } catch {
            return false
        }
    }

    /// Takes what is still on its way: a connection that is closed before is reset, and the client reads no answer
    /// (RFC 9112, section 9.6).
    private func dropRest() async {
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        let deadline = ContinuousClock.now + patience
        var count = 0
        while count < Self.mostDropped {
            let bytes = try? await inTime(deadline - .now) { try await socket.read(atMost: 4096) }
            guard let bytes else { return }
            count += bytes.count
        }
    }

    private func write(_ data: Data) async throws {
        try await inTime { try await socket.write(data) }
    }

    /// - Parameter limit: nil for the client's.
    private func inTime<Value: Sendable>(
        _ limit: Duration? = nil, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask(operation: operation)
            group.addTask { [patience] in
                try await Task.sleep(for: limit ?? patience)
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let value = first else { throw CancellationError() }
            return value
        }
    }
}

/// What an answer has to know of its request.
private struct Exchange {
    /// Whether it was not read to its end.
    let isRefused: Bool
    /// Whether the answer is its head alone (RFC 9110, section 9.3.2).
    let isHead: Bool
    /// Whether the connection ends with the answer.
    let closes: Bool

    init(_ received: Result<HTTPRequest, HTTPRefusal>, keepsAlive: Bool) {
        switch received {
        case .success(let request):
            isRefused = false
            isHead = request.method == "HEAD"
        case .failure(let refusal):
            isRefused = true
            isHead = refusal.request?.method == "HEAD"
        }
        closes = isRefused || !keepsAlive
    }
}

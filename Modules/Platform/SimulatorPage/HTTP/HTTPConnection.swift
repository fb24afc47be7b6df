import FlyingSocks
import Foundation

/// One client's connection, from its first request to its end.
struct HTTPConnection: Sendable {
    /// In bytes.
    private static let mostDropped = 32 * 1024 * 1024

    /// How long a client is waited for.
    struct Limits: Sendable {
        /// Until it begins a request, and until it takes a part of an answer.
        let patience: Duration
        /// From the first byte of a request to its last: one who sends a byte now and then holds no connection for long.
        let request: Duration
        let clock: any Clock<Duration>
    }

    let socket: AsyncSocket
    let connections: ConnectionLimit
    let limits: Limits
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

    /// Nil if the client has gone, or takes too long.
    private func receive(_ parser: inout RequestParser) async -> Result<HTTPRequest, HTTPRefusal>? {
        do {
            if parser.isEmpty {
                let number = await connections.becomeIdle(socket)
                let beginning = try? await inTime(limits.patience) { try await read() }
                await connections.endIdle(number, hasRequest: beginning != nil)
                guard let beginning else { return nil }
                parser.append(beginning)
            }
            let received = try await inTime(limits.request) { [parser] in try await receiveAll(parser) }
            parser = received.parser
            return received.request
        } catch {
            return nil
        }
    }

    /// Reads until the request that has begun is whole.
    private func receiveAll(
        _ begun: RequestParser
    ) async throws -> (request: Result<HTTPRequest, HTTPRefusal>, parser: RequestParser) {
        var parser = begun
        while true {
            do throws(HTTPRefusal) {
                if let request = try parser.next() { return (.success(request), parser) }
            } catch {
                return (.failure(error), parser)
            }
            if parser.takeExpectation() { try await write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
            parser.append(try await read())
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
        try? await inTime(limits.request) {
            var count = 0
            while count < Self.mostDropped { count += try await read().count }
        }
    }

    private func read() async throws -> [UInt8] { try await socket.read(atMost: 4096) }

    private func write(_ data: Data) async throws {
        try await inTime(limits.patience) { try await socket.write(data) }
    }

    private func inTime<Value: Sendable>(
        _ limit: Duration, _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask(operation: operation)
            group.addTask { [clock = limits.clock] in
                try await clock.sleep(for: limit)
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

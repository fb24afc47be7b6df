import FlyingSocks
import Foundation

/// One client's connection, from its first request to its end.
struct HTTPConnection: Sendable {
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
            let isRefused = (try? received.get()) == nil
            guard await send(response, closing: isRefused || !parser.keepsAlive) else { return }
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
            let bytes = try? await inTime { try await socket.read(atMost: 4096) }
            guard let bytes else { return nil }
            parser.append(bytes)
        }
    }

    /// - Returns: whether the connection can be used on.
    private func send(_ response: HTTPResponse, closing closes: Bool) async -> Bool {
        do {
            switch response.body {
            case .whole(let data):
                try await write(response.head(closing: closes) + data)
                return !closes
            case .pieces(let produce):
                try await write(response.head(closing: true))
                try await produce { try await write($0) }
                return false
            }
        } catch {
            return false
        }
    }

    private func write(_ data: Data) async throws {
        try await inTime { try await socket.write(data) }
    }

    private func inTime<Value: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask(operation: operation)
            group.addTask { [patience] in
                try await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let value = first else { throw CancellationError() }
            return value
        }
    }
}

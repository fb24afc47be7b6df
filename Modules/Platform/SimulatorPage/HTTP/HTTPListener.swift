import FlyingSocks
import Foundation

/// Takes connections of this machine alone.
public struct HTTPListener: Sendable {
    private static let mostConnections = 128

    /// Where it listens.
    public let port: UInt16
    private let limits: HTTPConnection.Limits
    private let socket: Socket

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - patience: for how long a client may begin no request, or take nothing of an answer.
    ///   - requestLimit: for how long it may send one request, from its first byte on.
    ///   - clock: measures both.
    /// - Throws: ``PortError`` if the port cannot be had.
    public init(
        port: UInt16, patience: Duration = .seconds(30), requestLimit: Duration = .seconds(10),
        clock: any Clock<Duration> = ContinuousClock()
    ) throws(PortError) {
        limits = HTTPConnection.Limits(patience: patience, request: requestLimit, clock: clock)
        do {
            let address = try Self.loopback(port)
            let socket = try Socket(domain: Int32(address.family), type: .stream)
            // A port that a process held until a moment ago can be had again.
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: address)
            try socket.listen()
            self.socket = socket
            if case .ip4(_, let port) = try socket.sockname() { self.port = port } else { self.port = port }
        } catch {
            throw PortError(port: port, reason: error)
        }
    }

    private static func loopback(_ port: UInt16) throws -> some SocketAddress {
        try .inet(ip4: "127.0.0.1", port: port)
    }

    /// Answers until the task is cancelled, which ends every connection.
    public func run(
        _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
        refusing refuse: @escaping @Sendable (HTTPStatus, HTTPRequest?) async -> HTTPResponse
    ) async throws {
        defer { try? socket.close() }
        let pool: some AsyncSocketPool = .make()
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { try await serve(listening, answer, refusing: refuse) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func serve(
        _ listening: AsyncSocket, _ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse,
        refusing refuse: @escaping @Sendable (HTTPStatus, HTTPRequest?) async -> HTTPResponse
    ) async throws {
        // Beyond the limit a client waits in the system's queue while each connection has a request under way.
        let connections = ConnectionLimit(Self.mostConnections)
        try await withThrowingDiscardingTaskGroup { group in
            while true {
                let client = try await Self.accept(listening)
                await connections.acquire()
                group.addTask { [limits] in
                    let connection = HTTPConnection(socket: client, connections: connections, limits: limits) {
                        received in
                        switch received {
                        case .success(let request): await answer(request)
                        case .failure(let refusal): await refuse(refusal.status, refusal.request)
                        }
                    }
                    await connection.serve()
                    await connections.release()
                }
            }
        }
    }
}

extension HTTPListener {
    /// The next client; one that cannot be taken, such as when there are no more file descriptors, takes nobody along.
    private static func accept(_ listening: AsyncSocket) async throws -> AsyncSocket {
        while true {
            do {
                let client = try await listening.accept()
                #if canImport(Darwin)
                // Elsewhere each write says so itself.
                try client.socket.setValue(true, for: .noSIGPIPE)
                #endif
                return client
            } catch {
                try await Task.sleep(for: .milliseconds(100))
            }
        }
    }
}

/// A port that cannot be listened at.
public struct PortError: Error, CustomStringConvertible {
    public let description: String

    init(port: UInt16, reason: any Error) {
        if case SocketError.failed(_, let code, _) = reason, code == POSIXErrorCode.EADDRINUSE.rawValue {
            description = "port \(port) is taken by another process; choose another, or 0 for any that is free"
        } else {
            description = "port \(port) cannot be listened at: \(reason.localizedDescription)"
        }
    }
}

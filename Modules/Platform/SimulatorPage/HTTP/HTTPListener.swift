import FlyingSocks
import Foundation

/// Takes connections of this machine alone.
public struct HTTPListener: Sendable {
    /// Where it listens.
    public let port: UInt16
    /// How many connections may be open.
    public let limit: Int
    private let socket: Socket
    private let connections: OpenConnections

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - limit: how many connections may be open; by default at most 512, and half of what a process may have open.
    /// - Throws: ``PortError`` if the port cannot be had.
    public init(port: UInt16, limit: Int? = nil) throws(PortError) {
        self.limit = limit ?? max(1, min(512, sysconf(Int32(_SC_OPEN_MAX)) / 2))
        connections = OpenConnections(limit: self.limit)
        do {
            let socket = try Socket(domain: Int32(sockaddr_in.family), type: .stream)
            // A port that a process held until a moment ago can be had again.
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
            try socket.listen()
            self.socket = socket
            if case .ip4(_, let port) = try socket.sockname() { self.port = port } else { self.port = port }
        } catch {
            throw PortError(port: port, reason: error)
        }
    }

    /// Answers until the task is cancelled, which ends every connection.
    public func run(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async throws {
        defer { try? socket.close() }
        let pool: some AsyncSocketPool = .make()
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask {
                try await serve(listening) { HTTPConnection(socket: $0, connections: connections, answer: answer) }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func serve(
        _ listening: AsyncSocket, _ connection: @escaping @Sendable (AsyncSocket) -> HTTPConnection
    ) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            while true {
                let client = try await Self.accept(listening)
                await connections.open()
                group.addTask {
                    await connection(client).serve()
                    await connections.close()
                }
            }
        }
    }

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

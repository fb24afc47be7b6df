import FlyingSocks
import Foundation

/// Takes connections of this machine alone.
public struct HTTPListener: Sendable {
    private static let mostConnections = 128

    /// Where it listens.
    public let port: UInt16
    private let patience: Duration
    private let socket: Socket

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - patience: for how long a client may send nothing of a request, or take nothing of an answer.
    /// - Throws: ``PortError`` if the port cannot be had.
    public init(port: UInt16, patience: Duration = .seconds(30)) throws(PortError) {
        self.patience = patience
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
        refusing refuse: @escaping @Sendable (HTTPStatus, HTTPRequest?) -> HTTPResponse
    ) async throws {
        let pool: some AsyncSocketPool = .make()
        try await pool.prepare()
        let listening = try AsyncSocket(socket: socket, pool: pool)
        let seats = Seats(Self.mostConnections)
        defer { try? socket.close() }
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { try await pool.run() }
            while !Task.isCancelled {
                let client = try await listening.accept()
                guard await seats.take() else {
                    try? client.close()
                    continue
                }
                group.addTask { [patience] in
                    let connection = HTTPConnection(socket: client, patience: patience) { received in
                        switch received {
                        case .success(let request): await answer(request)
                        case .failure(let refusal): refuse(refusal.status, refusal.request)
                        }
                    }
                    await connection.serve()
                    await seats.give()
                }
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

/// How many connections there may be at a time.
private actor Seats {
    private var free: Int

    init(_ count: Int) {
        free = count
    }

    func take() -> Bool {
        guard free > 0 else { return false }
        free -= 1
        return true
    }

    func give() {
        free += 1
    }
}

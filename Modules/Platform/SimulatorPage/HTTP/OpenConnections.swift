import FlyingSocks
import Foundation

/// The connections that are open. One more than the limit takes the place of the one that has waited longest for its
/// client: for a request, for the rest of one, or for an answer to be taken. A request that has come whole is answered.
actor OpenConnections {
    private let limit: Int
    private var count = 0
    /// By the number of its wait; the lowest has waited longest.
    private var waits: [Int: (socket: AsyncSocket, end: Int32)] = [:]
    private var lastWait = 0
    /// The client that waits for a place; nil while there is one.
    private var next: CheckedContinuation<Void, Never>?
    /// The wait that was ended for it.
    private var ended: Int?

    init(limit: Int) {
        self.limit = limit
    }

    /// Returns once one more may be open. It is not called again meanwhile.
    func open() async {
        count += 1
        guard count > limit else { return }
        await withCheckedContinuation { continuation in
            next = continuation
            endLongestWait()
        }
    }

    func close() {
        count -= 1
        next?.resume()
        (next, ended) = (nil, nil)
    }

    /// - Parameters:
    ///   - end: how the socket is shut down if its place is needed: `SHUT_RD`, after which what has come already is
    ///     still read, or `SHUT_RDWR`.
    ///   - body: waits for the client.
    func wait<Value: Sendable>(
        for socket: AsyncSocket, endedBy end: Int32, _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        lastWait += 1
        let number = lastWait
        waits[number] = (socket, end)
        if next != nil, ended == nil { endLongestWait() }
        defer { waits[number] = nil }
        let value = try await body()
        // Its client was faster: it is answered, however long that takes, and another one makes room.
        if number == ended { endLongestWait() }
        return value
    }

    private func endLongestWait() {
        ended = waits.keys.min()
        guard let ended, let (socket, end) = waits.removeValue(forKey: ended) else { return }
        shutdown(socket.socket.file.rawValue, end)
    }
}

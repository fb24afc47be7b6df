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
    /// Those that made room, and count no more until they are closed.
    private var ended: Set<Int32> = []

    init(limit: Int) {
        self.limit = limit
    }

    func open() {
        count += 1
        makeRoom()
    }

    /// To be called before the socket is closed, and its number another's.
    func close(_ socket: AsyncSocket) {
        if ended.remove(socket.socket.file.rawValue) == nil { count -= 1 }
    }

    /// - Parameters:
    ///   - end: how the socket is shut down if its place is needed: `SHUT_RD`, after which what has come already is
    ///     still read, or `SHUT_RDWR`.
    ///   - body: waits for the client.
    func wait<Value: Sendable>(
        for socket: AsyncSocket, endedBy end: Int32, _ body: @Sendable () async throws -> Value
    ) async throws -> Value {
        // Not for itself: its client may be about to ask.
        makeRoom()
        lastWait += 1
        let number = lastWait
        waits[number] = (socket, end)
        defer { waits[number] = nil }
        return try await body()
    }

    private func makeRoom() {
        while count > limit, let longest = waits.keys.min(), let (socket, end) = waits.removeValue(forKey: longest) {
            let file = socket.socket.file.rawValue
            shutdown(file, end)
            if ended.insert(file).inserted { count -= 1 }
        }
    }
}

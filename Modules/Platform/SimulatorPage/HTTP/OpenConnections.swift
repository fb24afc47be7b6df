import FlyingSocks
import Foundation

/// The connections that are open. One more than the limit ends the oldest, which an open page makes again by itself.
actor OpenConnections {
    private let limit: Int
    /// By their numbers, of which the oldest has the lowest.
    private var sockets: [Int: AsyncSocket] = [:]
    private var count = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// - Returns: its number.
    func add(_ socket: AsyncSocket) -> Int {
        count += 1
        sockets[count] = socket
        if sockets.count > limit, let oldest = sockets.keys.min(), let socket = sockets.removeValue(forKey: oldest) {
            shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
        }
        return count
    }

    /// To be called before the socket is closed, whose descriptor the next connection may get.
    func remove(_ number: Int) { sockets[number] = nil }
}

import FlyingSocks
import Foundation

/// How many clients may be connected at once. One that asks for nothing makes room for the next who comes.
actor Seats {
    private var free: Int
    private var count = 0
    /// The connections between two requests; the lowest number has waited longest.
    private var idle: [Int: AsyncSocket] = [:]
    /// Takes the next free seat; nil while nobody waits for one.
    private var next: CheckedContinuation<Void, Never>?
    /// Whether a connection is being ended for it.
    private var isMakingRoom = false

    init(_ count: Int) {
        free = count
    }

    /// Returns once the client that has come has a seat. No other waits for one meanwhile.
    func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { continuation in
                next = continuation
                makeRoom()
            }
        }
    }

    func leave() {
        if let next {
            self.next = nil
            isMakingRoom = false
            next.resume()
        } else {
            free += 1
        }
    }

    /// The client has no request under way.
    /// - Returns: the number to ``wake(_:)`` it by, before its socket is closed.
    func rest(_ socket: AsyncSocket) -> Int {
        count += 1
        idle[count] = socket
        if next != nil { makeRoom() }
        return count
    }

    func wake(_ number: Int) { idle[number] = nil }

    private func makeRoom() {
        guard !isMakingRoom, let longest = idle.keys.min(), let socket = idle.removeValue(forKey: longest) else {
            return
        }
        isMakingRoom = true
        shutdown(socket.socket.file.rawValue, Int32(SHUT_RDWR))
    }
}

import FlyingSocks
import Foundation

/// How many clients may be connected at once. While the limit is reached, an idle connection is closed for the next
/// client.
actor ConnectionLimit {
    private var free: Int
    private var count = 0
    /// The connections between two requests; the lowest number has been idle longest.
    private var idle: [Int: AsyncSocket] = [:]
    /// The next client, which waits for another connection to end; nil while none does.
    private var next: CheckedContinuation<Void, Never>?
    /// The idle connection that is being closed for it.
    private var closing: Int?

    init(_ count: Int) {
        free = count
    }

    /// Returns once one more client may be connected. It is not called again meanwhile.
    func acquire() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { continuation in
                next = continuation
                closeIdle()
            }
        }
    }

    /// A connection has ended.
    func release() {
        if let next {
            self.next = nil
            closing = nil
            next.resume()
        } else {
            free += 1
        }
    }

    /// The client has no request under way.
    /// - Returns: the number for ``endIdle(_:hasRequest:)``, which is called before the socket is closed.
    func becomeIdle(_ socket: AsyncSocket) -> Int {
        count += 1
        idle[count] = socket
        if next != nil { closeIdle() }
        return count
    }

    /// - Parameter hasRequest: whether a request has begun; otherwise the connection ends.
    func endIdle(_ number: Int, hasRequest: Bool) {
        idle[number] = nil
        guard hasRequest, number == closing else { return }
        // Its request came just before: it is answered, however long that takes, and another one is closed.
        closing = nil
        closeIdle()
    }

    private func closeIdle() {
        guard closing == nil, let longest = idle.keys.min(), let socket = idle.removeValue(forKey: longest) else {
            return
        }
        closing = longest
        // Only for reading: what has already come is read and answered.
        shutdown(socket.socket.file.rawValue, Int32(SHUT_RD))
    }
}

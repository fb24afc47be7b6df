import Dispatch
import Foundation

/// What is typed or piped in, piece by piece.
final class StandardInput: Sendable {
    /// End with the input.
    let pieces: AsyncStream<[UInt8]>
    /// A thread of its own waits for the input and for its reader: neither a busy app nor a long file makes the
    /// other grow.
    private let demand = DispatchSemaphore(value: 0)

    init() {
        let (pieces, continuation) = AsyncStream<[UInt8]>.makeStream()
        self.pieces = pieces
        goOn()
        Thread.detachNewThread { [demand] in
            var bytes = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                demand.wait()
                var count = read(STDIN_FILENO, &bytes, bytes.count)
                while count < 0, errno == EINTR { count = read(STDIN_FILENO, &bytes, bytes.count) }
                guard count > 0 else { return continuation.finish() }
                continuation.yield(Array(bytes.prefix(count)))
            }
        }
    }

    /// The last piece was taken; the next may come.
    func goOn() {
        demand.signal()
    }
}

import Dispatch
import Foundation

/// What is typed or piped in, line by line.
final class StandardInput: Sendable {
    /// End with the input.
    let lines: AsyncStream<LineReader.Line>
    /// A thread of its own waits for the input and for its reader: neither a busy app nor a long file makes the
    /// other grow.
    private let demand = DispatchSemaphore(value: 0)
    /// In bytes. A push is no longer than a line can be.
    private static let lineLimit = 1 << 20

    init() {
        let (lines, continuation) = AsyncStream<LineReader.Line>.makeStream()
        self.lines = lines
        goOn()
        Thread.detachNewThread { [demand] in
            let reader = LineReader(.standardInput, lineLimit: Self.lineLimit)
            while true {
                demand.wait()
                guard let line = try? reader.next() else { return continuation.finish() }
                continuation.yield(line)
            }
        }
    }

    /// The last line was taken; the next may come.
    func goOn() {
        demand.signal()
    }
}

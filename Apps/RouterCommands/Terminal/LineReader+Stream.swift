import Foundation

extension LineReader {
    /// A file's lines, read on a thread of its own, since a read blocks until a line comes. A few are read before their
    /// turn; the others wait in the file, however much a pipe has to send.
    static func lines(of file: FileHandle) -> AsyncStream<Line> {
        AsyncStream(bufferingPolicy: .bufferingOldest(8)) { continuation in
            Thread.detachNewThread {
                // A push is no longer than a megabyte.
                let reader = LineReader(file, lineLimit: 1 << 20)
                while let line = try? reader.next() {
                    while case .dropped = continuation.yield(line) { Thread.sleep(forTimeInterval: 0.001) }
                }
                continuation.finish()
            }
        }
    }
}

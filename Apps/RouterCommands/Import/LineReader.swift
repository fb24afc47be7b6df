import Foundation

/// Reads a file line by line, holding no more of it than the line at hand.
final class LineReader {
    private let stream: UnsafeMutablePointer<FILE>
    private var line: UnsafeMutablePointer<CChar>?
    private var capacity = 0

    /// - Parameter file: may be closed meanwhile.
    /// - Throws: `POSIXError`, as ``next()``.
    init(_ file: FileHandle) throws {
        guard let stream = fdopen(dup(file.fileDescriptor), "r") else { throw POSIXError.last }
        self.stream = stream
    }

    deinit {
        free(line)
        fclose(stream)
    }

    /// The next line without its line feed, as soon as it is there; nil at the end.
    func next() throws -> Data? {
        let count = getline(&line, &capacity, stream)
        guard count >= 0 else {
            if feof(stream) == 0 { throw POSIXError.last }
            return nil
        }
        let bytes = UnsafeRawBufferPointer(start: line, count: count)
        return Data(bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...])
    }

    /// The lines of standard input, read on a thread of its own, since a read blocks until a line comes. A few are read
    /// before their turn; the others wait in the pipe.
    static var typed: AsyncStream<String> {
        AsyncStream(bufferingPolicy: .bufferingOldest(8)) { continuation in
            Thread.detachNewThread {
                let reader = try? LineReader(.standardInput)
                while let bytes = try? reader?.next() {
                    let line = String(decoding: bytes, as: UTF8.self)
                    while case .dropped = continuation.yield(line) { Thread.sleep(forTimeInterval: 0.001) }
                }
                continuation.finish()
            }
        }
    }
}

extension POSIXError {
    fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

public import Foundation

/// The lines of standard input, one after the other, each as soon as it is there.
public struct LineReader {
    public enum Line {
        case text(Data)
        /// It had more bytes than the limit.
        case tooLong
    }

    /// How many bytes a line can have.
    public static let limit = 4 << 20

    private let stream = fdopen(STDIN_FILENO, "r")

    public init() {}

    /// The next line without its end; nil behind the last one.
    public func next() throws -> Line? {
        var (buffer, capacity) = (UnsafeMutablePointer<CChar>?.none, 0)
        defer { free(buffer) }
        guard let stream else { throw POSIXError(.EBADF) }
        let count = getline(&buffer, &capacity, stream)
        guard count > 0, let buffer else {
            if feof(stream) == 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            return nil
        }
        let hasEnd = buffer[count - 1] == CChar(bitPattern: UInt8(ascii: "\n"))
        let length = hasEnd ? count - 1 : count
        return length > Self.limit ? .tooLong : .text(Data(bytes: buffer, count: length))
    }
}
